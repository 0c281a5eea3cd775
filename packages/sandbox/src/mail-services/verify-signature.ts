import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SignatureV4 } from '@smithy/signature-v4';
import { AwsError } from './aws-error.ts';

type Client = { region: string; accessKeyId: string; secretAccessKey: string };

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const maxSkewMs = 15 * 60_000;

/** The hash that Amazon's signer needs. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | Uint8Array | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac('sha256', secret as Uint8Array) : createHash('sha256');
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {}
}

/** Verifies the signature of a request by Amazon's own signer. Throws an AwsError as the service does. */
export async function verifySignature(request: FastifyRequest, body: Buffer, client: Client): Promise<void> {
  const { headers, url, method } = request;
  if (!headers.authorization)
    throw new AwsError(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
  const [, key, day = '', region, service, names = '', signature] = form.exec(headers.authorization) ?? [];
  if (!key) throw new AwsError(400, 'IncompleteSignatureException', 'Authorization header is malformed.');
  const at = dateOf(headers['x-amz-date']);
  if (!at || !at.toISOString().replaceAll('-', '').startsWith(day))
    throw rejected('Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP');
  if (Math.abs(Date.now() - at.getTime()) > maxSkewMs) throw rejected('Signature expired');
  if (region !== client.region || service !== 'ses')
    throw rejected(`Credential should be scoped to a valid region and to correct service: 'ses'.`);
  if (key !== client.accessKeyId)
    throw new AwsError(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
  const signed = names.split(';');
  const required = Object.keys(headers).filter((name) => name === 'content-type' || name.startsWith('x-amz-'));
  if (['host', 'x-amz-date', ...required].some((name) => !signed.includes(name)))
    throw rejected('Not all required headers are signed.');
  const signer = new SignatureV4({ credentials: client, region, service, sha256: Sha256, applyChecksum: false });
  const chosen = Object.fromEntries(signed.map((name) => [name, String(headers[name] ?? '')]));
  const parts = { method, protocol: 'http:', hostname: '', path: url, query: {}, headers: chosen, body };
  const again = await signer.sign(parts, { signingDate: at });
  if (!again.headers.authorization?.endsWith(`Signature=${signature}`))
    throw rejected('The request signature we calculated does not match the signature you provided.');
}

const rejected = (message: string) => new AwsError(403, 'InvalidSignatureException', message);

function dateOf(text: string | string[] | undefined): Date | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(text));
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
