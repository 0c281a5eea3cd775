import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignUp } from '@workspace/contracts/pending-sign-ups';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { applyChoice } from '../mail-preferences/apply-choice.ts';
import { noCampaign } from '../mail-preferences/address-token.ts';
import { renewWelcome } from '../newsletter/renew-welcome.ts';
import type { ConfirmationClaims } from './confirmation-token.ts';
import { PendingSignUpEntity } from './pending-sign-up-entity.ts';
import { subscribedSql } from './pending-sql.ts';

/** Returns the sign-up of a link. Changes nothing. */
export async function findSignUp(em: EntityManager, claims: ConfirmationClaims, now: Date): Promise<SignUp> {
  return describeSignUp(em, await em.findOne(PendingSignUpEntity, claims.id), claims, now);
}

/**
 * Subscribes the address of a link, also one that had left: only its owner has the link. Stores the consent. Returns
 * the sign-up, and true when this call confirmed it.
 */
export function confirmSignUp(
  em: EntityManager,
  claims: ConfirmationClaims,
  now: Date,
): Promise<{ signUp: SignUp; isNew: boolean }> {
  return em.transactional(async (inside) => {
    const row = await inside.findOne(PendingSignUpEntity, claims.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = await describeSignUp(inside, row, claims, now);
    if (!row || before.status !== 'pending') return { signUp: before, isNew: false };
    row.confirmedAt = now;
    row.nextAt = null;
    await inside.flush();
    await subscribe(inside, row);
    return { signUp: await describeSignUp(inside, row, claims, now), isNew: true };
  });
}

async function subscribe(em: EntityManager, { id, email, emailListId }: PendingSignUpEntity): Promise<void> {
  await applyChoice(em, 'return', { email, listId: emailListId, campaignId: noCampaign });
  await em.execute(
    `insert into consents (email_list_id, email, version, page, ip, signed_up_at, confirmed_at)
     select email_list_id, email, version, page, ip, requested_at, confirmed_at from pending_sign_ups where id = ?`,
    [id],
  );
  const list = await em.findOneOrFail(EmailListEntity, emailListId);
  if (list.kind === 'website') await renewWelcome(em, email);
}

async function describeSignUp(
  em: EntityManager,
  row: PendingSignUpEntity | null,
  claims: ConfirmationClaims,
  now: Date,
): Promise<SignUp> {
  const list = row && (await em.findOne(EmailListEntity, { id: row.emailListId, trashedAt: null }));
  if (!row || !list) return { status: 'expired', email: null, listName: null, confirmedAt: null };
  const about = { email: row.email, listName: list.name, confirmedAt: row.confirmedAt?.toISOString() ?? null };
  if (!row.confirmedAt) {
    const isExpired = claims.expiresAt <= now || row.expiresAt <= now;
    return { ...about, status: isExpired ? 'expired' : 'pending' };
  }
  const [{ is }] = await em.execute<[{ is: boolean }]>(`select ${subscribedSql('?', '?')} as "is"`, [
    list.id,
    row.email,
  ]);
  return { ...about, status: is ? 'confirmed' : 'left' };
}
