//! Encrypted connections to a server: `sslmode` and `sslrootcert` of its address, as the server's own programs read them.
//!
//! | mode | what it does |
//! |---|---|
//! | none, `disable`, `prefer`, `allow` | not encrypted |
//! | `require` | encrypted; whoever answers is believed, unless `sslrootcert` names whom to trust |
//! | `verify-ca`, `verify-full` | encrypted, and the certificate must be for the server's name, signed by somebody whom `sslrootcert` or the system trusts |
//!
//! By rustls, with `ring`: it brings what it needs, where the system's library would have to be on every machine that the program is
//! built for.

use std::path::Path;
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::StoreError;

/// The address without what only we read, and what makes connections to it encrypted, if that is asked for.
pub(super) fn of_url(url: &str) -> Result<(String, Option<MakeRustlsConnect>), StoreError> {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut mode, mut roots, mut rest) = (None, None, Vec::new());
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("sslmode", value)) => mode = Some(value),
            Some(("sslrootcert", value)) => roots = Some(decoded(value)),
            _ => rest.push(part),
        }
    }
    let encrypts = match (mode, &roots) {
        (None | Some("disable" | "prefer" | "allow"), _) => None,
        (Some("require"), None) => Some(Trust::Anybody),
        (Some("require" | "verify-ca" | "verify-full"), Some(file)) => Some(Trust::File(file.clone())),
        (Some("verify-ca" | "verify-full"), None) => Some(Trust::System),
        (Some(_), _) => {
            return Err(tls("sslmode is disable, require or verify-full".to_owned()));
        }
    };
    let plain = if rest.is_empty() { address.to_owned() } else { format!("{address}?{}", rest.join("&")) };
    Ok((plain, encrypts.map(|trust| connector(&trust)).transpose()?))
}

/// Who is believed to be the server.
enum Trust {
    Anybody,
    System,
    File(String),
}

fn tls(why: String) -> StoreError {
    StoreError::Encrypted { why }
}

fn connector(trust: &Trust) -> Result<MakeRustlsConnect, StoreError> {
    let provider = Arc::new(ring::default_provider());
    let builder =
        ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
    let builder = builder.map_err(|error| tls(error.to_string()))?;
    let config = match trust {
        Trust::Anybody => builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Anybody(provider)))
            .with_no_client_auth(),
        Trust::System => builder.with_root_certificates(system()?).with_no_client_auth(),
        Trust::File(file) => builder.with_root_certificates(of_file(Path::new(file))?).with_no_client_auth(),
    };
    Ok(MakeRustlsConnect::new(config))
}

fn system() -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(tls(
            "the system knows nobody who signs certificates; name a file with sslrootcert".to_owned()
        ));
    }
    Ok(roots)
}

fn of_file(path: &Path) -> Result<RootCertStore, StoreError> {
    let wrong = |why: &dyn std::fmt::Display| tls(format!("the certificates in {}: {why}", path.display()));
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(|error| wrong(&error))? {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    if roots.is_empty() { Err(wrong(&"there are none")) } else { Ok(roots) }
}

/// `%2F` is a slash.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        let code =
            (*first == b'%').then(|| more.get(..2).and_then(|code| std::str::from_utf8(code).ok())).flatten();
        let (byte, left) = match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => (byte, &more[2..]),
            None => (*first, more),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Believes any certificate: the connection is encrypted, and nobody has said whom to trust.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_we_read_is_taken_out_of_the_address() {
        let (plain, tls) = of_url("postgres://a@h/d?connect_timeout=1&sslmode=require&x=y").unwrap();
        assert_eq!((plain.as_str(), tls.is_some()), ("postgres://a@h/d?connect_timeout=1&x=y", true));
        for mode in ["", "?sslmode=disable", "?sslmode=prefer"] {
            let (plain, tls) = of_url(&format!("postgres://a@h/d{mode}")).unwrap();
            assert_eq!((plain.as_str(), tls.is_some()), ("postgres://a@h/d", false), "{mode}");
        }
        for (query, said) in
            [("sslmode=maybe", "sslmode is"), ("sslmode=verify-full&sslrootcert=%2Fno%2Fsuch", "/no/such")]
        {
            let error = of_url(&format!("postgres://a:s3cret@h/d?{query}")).err().unwrap().to_string();
            assert!(error.contains(said) && !error.contains("s3cret"), "{error}");
        }
        assert_eq!(decoded("%2Fa%20b%"), "/a b%");
    }
}
