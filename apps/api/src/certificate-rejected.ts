/** Thrown for a connection that a server's certificate ended. The message names the certificate's date, or its fault. */
export class CertificateRejected extends Error {
  /** OpenSSL's code, such as `CERT_HAS_EXPIRED`. */
  readonly code: string;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.name = new.target.name;
    this.code = code;
  }
}

const codes = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)_|ERR_TLS_CERT_)/;

/** Returns the code of a rejected certificate in an error or its causes. Libraries wrap the system's error. */
export function certificateCodeOf(error: unknown): string | undefined {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at)
    if (typeof at.code === 'string' && codes.test(at.code)) return at.code;
  return undefined;
}
