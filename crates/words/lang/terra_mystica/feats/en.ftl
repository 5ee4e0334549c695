## Achievements

feat-terra-mystica-four-towns = Mayor of four towns
feat-terra-mystica-four-towns-means = Found four towns in one game on screen.
feat-terra-mystica-one-fifty = One hundred and fifty
feat-terra-mystica-one-fifty-means = Reach 150 points.
feat-terra-mystica-nightmare = Awake again
feat-terra-mystica-nightmare-means = Beat the Automa on Nightmare.
