import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailListEntity } from '../../email-lists/email-list-entity.ts';

/**
 * Returns the first list of a campaign: messages to nobody in particular are written as to its people. A campaign to
 * segments only has none, so they are written as to website sign-ups.
 */
export const findFirstList = (em: EntityManager, emailListId: string | null | undefined): Promise<EmailListEntity> =>
  em.findOneOrFail(EmailListEntity, emailListId ? { id: emailListId } : { kind: 'website' });
