import type { EntityManager } from '@mikro-orm/postgresql';
import type { getLinkedinSettings } from '@workspace/contracts/linkedin-connection';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { decryptTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';

type Shown = ResponseOf<typeof getLinkedinSettings>;

/** Returns the stored settings for staff; never the tokens. */
export async function storedSettings(em: EntityManager, { tokenKeys }: LinkedinDeps): Promise<Shown> {
  const [row] = await em.find(LinkedinConnectionEntity, {}, { refresh: true });
  if (!row) return { settings: { organizationId: null, organizationName: null, autoPost: false }, signIn: null };
  const { organizationId, organizationName, autoPost, signInEndsAt, connectedBy, connectedAt } = row;
  const isOver = row.isOver || signInEndsAt.getTime() <= Date.now();
  return {
    settings: { organizationId: organizationId ?? null, organizationName: organizationName ?? null, autoPost },
    signIn: {
      state: (await decryptTokens(tokenKeys, row)) ? (isOver ? 'over' : 'good') : 'key_missing',
      endsAt: signInEndsAt.toISOString(),
      connectedBy,
      connectedAt: connectedAt.toISOString(),
    },
  };
}
