import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Config } from '../../config.ts';

/** The fingerprints of the secrets in each variable, the newest first. */
export type Fingerprints = ReadonlyMap<string, readonly string[]>;

export type SecretsConfig = Pick<Config, 'sessionSecrets' | 'linkSecrets' | 'linkedin'>;

const derive = promisify(scrypt) as (secret: string | Buffer, salt: string, length: number) => Promise<Buffer>;

/** Computes them slowly, so that a fingerprint in the database helps nobody to guess a weak secret. */
export async function fingerprintsOf({ sessionSecrets, linkSecrets, linkedin }: SecretsConfig): Promise<Fingerprints> {
  const secrets: [string, readonly (string | Buffer)[]][] = [
    ['SESSION_SECRETS', sessionSecrets],
    ['LINK_SECRETS', linkSecrets],
    ...(linkedin ? [['LINKEDIN_TOKEN_KEYS', linkedin.tokenKeys.map(({ key }) => key)] as [string, Buffer[]]] : []),
  ];
  const fingerprint = async (secret: string | Buffer) =>
    (await derive(secret, 'lanesight fingerprint', 12)).toString('hex');
  return new Map(
    await Promise.all(secrets.map(async ([name, each]) => [name, await Promise.all(each.map(fingerprint))] as const)),
  );
}
