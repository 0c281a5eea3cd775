import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../../database/address-key.ts';
import { DomainError } from '../../../domain-error.ts';
import { arrayLiteral } from '../../../database/text-array.ts';
import { EmailListSubscriberEntity } from '../../email-list-subscribers/email-list-subscriber-entity.ts';
import { listIdsOf } from './campaign-lists.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import type { Person } from '../rendering/placeholders.ts';

/** Thrown for a subscriber that is not on the list. */
export class ReaderNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This person is not on the list any more.');
  }
}

type Lists = Pick<NewsletterCampaignEntity, 'emailListId' | 'moreListIds' | 'segmentIds'>;

/** A person of a campaign, with the list through which they get it. */
type Reader = Person & { listId?: string | undefined };

/**
 * Returns a subscriber of a list of the campaign, or a person without a name at this address. Segments have people of
 * any list. Throws `ReaderNotFound`.
 */
export async function findReader(
  em: EntityManager,
  campaign: Lists,
  subscriberId: string | undefined,
  otherwise: string,
): Promise<Reader> {
  if (!subscriberId) return { email: otherwise, firstName: null, lastName: null };
  const lists = campaign.segmentIds.length > 0 ? {} : { emailListId: listIdsOf(campaign) };
  const found = await em.findOne(EmailListSubscriberEntity, { id: subscriberId, ...lists });
  if (!found) throw new ReaderNotFound();
  const { email, firstName = null, lastName = null, fields, emailListId: listId } = found;
  return { email, firstName, lastName, fields, listId };
}

/** Returns the subscriber with this address on the first list of the campaign that has it, or a person without a name. */
export async function findReaderByAddress(em: EntityManager, campaign: Lists, email: string): Promise<Reader> {
  const lists = arrayLiteral(listIdsOf(campaign));
  const [found] = await em.execute<Reader[]>(
    `select email, first_name as "firstName", last_name as "lastName", fields, email_list_id as "listId"
     from email_list_subscribers
     where email_list_id = any (array(select id from email_lists where id = any (?::uuid[]) or ?))
       and ${isSameAddress('email', '?')}
     order by array_position(?::uuid[], email_list_id) limit 1`,
    [lists, campaign.segmentIds.length > 0, email, lists],
  );
  return found ? { ...found, email } : { email, firstName: null, lastName: null };
}
