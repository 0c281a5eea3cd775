import type { EntityManager } from '@mikro-orm/postgresql';
import { decryptSecret, encryptSecret } from '../../encrypt-secret.ts';

const purpose = 'token of the provider';

/** Decrypts a stored token; undefined when its secret was removed. */
export const decryptToken = (secrets: readonly string[], stored: string): Promise<string | undefined> =>
  decryptSecret(secrets, purpose, stored);

/** Stores the token that asks the provider about the person of a session. */
export async function storeProviderToken(
  em: EntityManager,
  sid: string,
  token: string,
  secrets: readonly string[],
): Promise<void> {
  await em.execute('update sessions set provider_token = ?, provider_checked_at = now() where sid = ?', [
    await encryptSecret(secrets, purpose, token),
    sid,
  ]);
}
