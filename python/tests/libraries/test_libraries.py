"""The first lines of the libraries that people learn with, as their own documents have them."""

import subprocess
import sys

import automa
import gymnasium
import numpy as np
import pytest
from wanted import needed

NAME = "automa/Patchwork-v0"

needed("torch")


@pytest.mark.parametrize(
    "lines",
    [
        "import automa; import gymnasium; gymnasium.make(NAME)",
        "import gymnasium; import automa; gymnasium.make(NAME)",
        "import gymnasium; import automa; gymnasium.register_envs(automa); gymnasium.make(NAME)",
        "import gymnasium; import automa.gym; gymnasium.make_vec(NAME, 2)",
        "import gymnasium; gymnasium.make('automa:' + NAME)",
        "import automa; from gymnasium.envs.registration import registry; assert NAME in registry",
    ],
)
def test_whatever_is_imported_first(lines):
    subprocess.run([sys.executable, "-W", "error::UserWarning", "-c", f"NAME = {NAME!r}; {lines}"], check=True)


def test_stable_baselines3():
    from stable_baselines3 import PPO
    from stable_baselines3.common.env_checker import check_env
    from stable_baselines3.common.env_util import make_vec_env

    check_env(gymnasium.make(NAME).unwrapped)
    env = make_vec_env("automa/Patchwork-v0", n_envs=2)
    PPO("MlpPolicy", env, n_steps=16, batch_size=16, n_epochs=1).learn(32)


@pytest.mark.parametrize("name", ["automa/Patchwork-v0", "automa/TerraMystica-v0", "automa/Tapestry-v0"])
def test_maskable_ppo(name):
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from stable_baselines3.common.env_util import make_vec_env

    env = make_vec_env(name, n_envs=2, env_kwargs={"illegal": "raise"})
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, policy_kwargs={"net_arch": [16]})
    model.learn(64)
    evaluate_policy(model, gymnasium.make(name, illegal="raise"), n_eval_episodes=1, warn=False)


def test_the_native_vector_for_stable_baselines3(tmp_path):
    from automa.sb3 import VecEnv
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecMonitor, VecNormalize

    env = VecEnv("patchwork", 16, reward="change", illegal="raise", seed=3)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=256, n_epochs=1, policy_kwargs={"net_arch": [16]})
    model.learn(2048)
    assert len(model.ep_info_buffer) > 5
    model.save(tmp_path / "model")
    MaskablePPO.load(tmp_path / "model", env=env).learn(1024)
    # What a learner kept does not change under it, and the same seed is the same games.
    kept = env.reset()
    before = kept.copy()
    _, rewards, over, infos = env.step(env.action_masks().argmax(axis=1))
    assert (kept == before).all() and rewards.dtype == np.float32 and len(infos) == 16
    for wrapper in (VecMonitor, VecNormalize):
        wrapped = wrapper(VecEnv("patchwork", 4))
        wrapped.reset()
        wrapped.step(wrapped.venv.action_masks().argmax(axis=1))
    env.seed(5)
    first = env.reset()
    env.seed(5)
    assert (env.reset() == first).all()
    with pytest.raises(AttributeError, match="action_masks"):
        env.env_method("colour")


def test_torchrl():
    from torchrl.envs import GymEnv
    from torchrl.envs.utils import check_env_specs

    env = GymEnv("automa/Patchwork-v0")
    check_env_specs(env)
    assert env.rollout(5)["observation"].shape[-1] == automa.specification("patchwork")["floats"]


def test_the_action_mask_of_rllib():
    """Masks where RLlib's own example of action masking looks for them."""
    needed("ray.rllib")
    from gymnasium import spaces

    env = gymnasium.make(NAME, observation="rllib")
    seen, info = env.reset(seed=1)
    assert isinstance(env.observation_space, spaces.Dict) and set(env.observation_space) == {"observations", "action_mask"}
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    module = ActionMaskingTorchRLModule(
        observation_space=env.observation_space,
        action_space=env.action_space,
        model_config={"fcnet_hiddens": [16]},
    )
    import torch

    batch = {"obs": {key: torch.as_tensor(value)[None] for key, value in seen.items()}}
    logits = module.forward_inference(batch)["action_dist_inputs"][0].detach().numpy()
    assert info["action_mask"][logits.argmax()] == 1
    assert (logits[info["action_mask"] == 0] < -1e30).all()


@pytest.mark.parametrize(
    "name",
    [
        "automa_patchwork(deals=20)",
        "automa_patchwork(opponent=person,deals=20)",
        "automa_terra_mystica(deals=5)",
        "automa_tapestry(deals=5)",
    ],
)
def test_open_spiel_s_api_test(name):
    import automa.spiel  # noqa: F401
    import pyspiel

    game = pyspiel.load_game(name)
    # Its search through all states is for small games; its random games are for all.
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_open_spiel_s_search_plays():
    import automa.spiel  # noqa: F401
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("automa_patchwork(opponent=person,deals=3)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    other = state.resample_from_infostate(0, dice.rand)
    assert other.observation_string(0) == state.observation_string(0)


def test_a_buffer_is_a_tensor_without_a_copy():
    import torch
    from automa.tables import Tables

    tables = Tables("patchwork", 4)
    tables.reset(1)
    for tensor in (torch.from_numpy(tables.buffers.observations), torch.from_dlpack(tables.buffers.observations)):
        before = tensor.clone()
        tables.step(tables.sample())
        assert not torch.equal(tensor, before)
