import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LogoutRequest } from '../../adapters/logout-token.ts';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { LogoutRejected } from './sign-in-flow.ts';

/**
 * Ends the sessions that a logout token names: those of one session at the provider, or all of a person. A session whose
 * sign-in named no session of the provider ends with its person. Returns their number. Throws `LogoutRejected` for a
 * token that was used before.
 */
export async function endProviderSessions(
  em: EntityManager,
  { subject, providerSession, tokenId }: LogoutRequest,
  requestId: string,
): Promise<number> {
  return em.transactional(async (inside) => {
    const isNew = await inside.execute(
      'insert into used_logout_tokens (token_hash) values (?) on conflict do nothing returning 1',
      [createHash('sha256').update(tokenId).digest('hex')],
    );
    if (isNew.length === 0) throw new LogoutRejected();
    const ended = await inside.execute<{ userId: string }[]>(
      `delete from sessions where ${
        providerSession === undefined
          ? 'provider_subject = ?'
          : subject === undefined
            ? 'provider_session = ?'
            : 'provider_subject = ? and (provider_session is null or provider_session = ?)'
      } returning user_id as "userId"`,
      [subject, providerSession].filter((value) => value !== undefined),
    );
    if (ended[0])
      await recordSystemChange(inside, {
        origin: requestId,
        action: 'backchannelLogout',
        resource: 'sessions',
        resourceId: ended[0].userId,
        changes: { ended: ended.length },
      });
    return ended.length;
  });
}
