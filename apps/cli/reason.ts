const OF_A_CERTIFICATE = /^(?:ERR_TLS_CERT|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

/** Why a server was not reached. `fetch` says it within: what it says itself is only that it failed. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!(cause.cause instanceof Error) || cause.cause.message === '') return cause.message;
  const { message } = cause.cause;
  const isOfCertificate = 'code' in cause.cause && OF_A_CERTIFICATE.test(String(cause.cause.code));
  if (!isOfCertificate) return message;
  return `its certificate does not do here (${message}); let NODE_EXTRA_CA_CERTS name the file of one that is to be trusted, and --url the server by the name in it`;
}
