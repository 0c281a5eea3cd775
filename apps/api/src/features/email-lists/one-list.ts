import type { EntityManager } from '@mikro-orm/postgresql';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { EmailListEntity } from './email-list-entity.ts';

/** Finds a list, also in the trash. Throws `not_found`. */
export async function anyList(em: EntityManager, endpoint: Endpoint, id: string): Promise<EmailListEntity> {
  const list = await em.findOne(EmailListEntity, { id, deletedAt: null });
  if (!list) throw apiError(endpoint, 'not_found', 'This list does not exist any more.');
  return list;
}

/** Finds a list that is not in the trash. Throws `not_found` and `in_trash`. */
export async function oneList(
  em: EntityManager,
  endpoint: Omit<Endpoint, 'errors'> & { readonly errors: { readonly in_trash: 409 } },
  id: string,
): Promise<EmailListEntity> {
  const list = await anyList(em, endpoint, id);
  if (list.trashedAt) throw apiError(endpoint, 'in_trash', 'This list is in the trash. Restore it first.');
  return list;
}
