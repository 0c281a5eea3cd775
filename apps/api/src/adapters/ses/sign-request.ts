import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Signing extends AwsCredentials {
  service: string;
  at: Date;
}

const hashOf = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/**
 * Returns the headers of a POST request with its date and its signature (AWS Signature Version 4). Every header is
 * signed. The path has to be free of special characters, and there is no query.
 */
export function signRequest(
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: Buffer },
  { region, accessKeyId, secretAccessKey, service, at }: Signing,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const signed: Record<string, string> = { ...headers, host: url.host, 'x-amz-date': time };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]!.trim()}\n`).join('');
  const canonical = ['POST', url.pathname, '', lines, names.join(';'), hashOf(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hashOf(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  const signature = hmac(key, text).toString('hex');
  const credential = `Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}`;
  return { ...signed, authorization: `AWS4-HMAC-SHA256 ${credential}, Signature=${signature}` };
}
