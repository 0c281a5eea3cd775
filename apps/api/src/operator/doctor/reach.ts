import { explainCertificate } from '../../adapters/explain-certificate.ts';
import { CertificateRejected } from '../../certificate-rejected.ts';

/** Fetches, and says who could not be reached, why, and what to do. */
export async function reach(name: string, url: string, advice: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const explained = await explainCertificate(error, url);
    const { origin } = new URL(url);
    throw new Error(`${name} at ${origin} cannot be reached (${reasonOf(explained as Error)}). ${advice}`, {
      cause: error,
    });
  }
}

/** `fetch` hides the reason of a failed connection in its cause. */
function reasonOf(error: Error): string {
  const { message, cause } = error;
  if (error instanceof CertificateRejected) return message;
  const reason = cause instanceof AggregateError ? (cause.errors[0] as Error) : cause;
  return reason instanceof Error ? reason.message : message;
}
