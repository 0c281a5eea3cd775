import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import type { Suppression } from '@workspace/contracts/suppressions';
import { isSameAddress } from '../../database/address-key.ts';
import { suppressionsOf } from './find-suppressions.ts';
import { liftSuppressions } from './lift-suppressions.ts';

/** Thrown for a suppression that staff cannot lift. */
export class CannotLift extends DomainError<'not_found' | 'not_by_staff'> {}

interface ByStaff {
  by: string;
  /** In their words. */
  reason: string | null;
}

/** Suppresses an address on behalf of a staff member. An existing suppression remains. */
export function suppressByStaff(em: EntityManager, email: string, { by, reason }: ByStaff): Promise<Suppression> {
  return em.transactional(async (inside) => {
    const stored = await inside.execute<unknown[]>(
      `insert into mail_suppressions (address_hash, email, reason, detail, created_by)
       values (address_hash(?), ?, 'staff', ?, ?) on conflict (address_hash) do nothing returning 1`,
      [email, email, reason, by],
    );
    if (stored.length > 0)
      await inside.execute(
        `update email_list_subscribers set status = 'unsubscribed', unsubscribed_at = now(), unsubscribed_by = ?
         where email_list_id = any (array(select id from email_lists))
           and ${isSameAddress('email', '?')} and status = 'subscribed'`,
        [by, email],
      );
    const [suppression] = await suppressionsOf(inside, [email]);
    return suppression!;
  });
}

/** Lifts a suppression by staff or by mail servers. Throws `CannotLift`. */
export function liftByStaff(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    const [found] = await inside.execute<{ reason: string }[]>(
      `select reason from mail_suppressions where address_hash = decode(?, 'hex') for update`,
      [id],
    );
    if (!found) throw new CannotLift('not_found', 'Mail to this address is not stopped any more.');
    if (found.reason !== 'staff' && found.reason !== 'bounced')
      throw new CannotLift(
        'not_by_staff',
        'The person asked for no more mail. Only they can take that back, by the link in any of our emails.',
      );
    await liftSuppressions(inside, `m.address_hash = decode(?, 'hex')`, [id]);
  });
}
