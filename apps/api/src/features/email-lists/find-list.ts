import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { EmailListEntity } from './email-list-entity.ts';

export class ListNotFound extends DomainError<'not_found'> {
  constructor(message = 'This list does not exist any more.') {
    super('not_found', message);
  }
}

class ListInTrash extends DomainError<'in_trash'> {
  constructor() {
    super('in_trash', 'This list is in the trash. Restore it first.');
  }
}

/** Finds a list, also in the trash. Throws `ListNotFound`. */
export async function findAnyListOrFail(em: EntityManager, id: string): Promise<EmailListEntity> {
  const list = await em.findOne(EmailListEntity, { id, deletedAt: null });
  if (!list) throw new ListNotFound();
  return list;
}

/** The errors of `findListOrFail`. */
export const findListErrors = [ListNotFound, ListInTrash] as const;

/** Finds a list that is not in the trash. Throws `findListErrors`. */
export async function findListOrFail(em: EntityManager, id: string): Promise<EmailListEntity> {
  const list = await findAnyListOrFail(em, id);
  if (list.trashedAt) throw new ListInTrash();
  return list;
}
