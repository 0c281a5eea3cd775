import type { EntityManager } from '@mikro-orm/postgresql';
import { decryptSecret, encryptSecret } from '../../encrypt-secret.ts';
import { secretPurpose } from './manage-webhooks.ts';

/** Encrypts the secrets of webhooks with the newest key, so that an older one can be removed. Returns their number. */
export async function reencryptSecrets(em: EntityManager, linkSecrets: readonly string[]): Promise<number> {
  const webhooks = await em.execute<{ id: string; secret: string }[]>('select id, secret from webhooks');
  let reencrypted = 0;
  for (const { id, secret } of webhooks) {
    if ((await decryptSecret(linkSecrets.slice(0, 1), secretPurpose, secret)) !== undefined) continue;
    const text = await decryptSecret(linkSecrets, secretPurpose, secret);
    if (text === undefined) continue;
    await em.execute('update webhooks set secret = ? where id = ?', [
      await encryptSecret(linkSecrets, secretPurpose, text),
      id,
    ]);
    reencrypted += 1;
  }
  return reencrypted;
}
