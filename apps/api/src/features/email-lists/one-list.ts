import type { EntityManager } from '@mikro-orm/postgresql';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { problem } from '@workspace/contracts/endpoint/problem';
import { EmailListEntity } from './email-list-entity.ts';

/** The list that a call is about. Throws `not_found`. */
export async function oneList(em: EntityManager, endpoint: Endpoint, id: string): Promise<EmailListEntity> {
  const list = await em.findOne(EmailListEntity, { id });
  if (!list) throw problem(endpoint, 'not_found', 'This list does not exist any more.');
  return list;
}
