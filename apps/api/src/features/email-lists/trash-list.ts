import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { deleteEmailList, deleteListForGood, restoreEmailList } from '@workspace/contracts/email-lists';
import { campaignsInProgress } from '../newsletter-campaigns/lists-in-use.ts';
import { SubscriberImportEntity } from '../subscriber-imports/subscriber-import-entity.ts';
import { EmailListEntity } from './email-list-entity.ts';

/** Moves a list to the trash. Throws `not_found` (also for one already there), `website_list` and `list_in_use`. */
export async function trashList(em: EntityManager, id: string): Promise<void> {
  await refuseWhileImporting(em, id);
  await em.transactional(async (inside) => {
    const list = await lockedList(inside, deleteEmailList, id);
    if (list.trashedAt) throw apiError(deleteEmailList, 'not_found', 'This list is in the trash.');
    if (list.kind === 'website') {
      const message = 'Website sign-ups go to this list, so it cannot be deleted.';
      throw apiError(deleteEmailList, 'website_list', message);
    }
    const [campaign] = await campaignsInProgress(inside, id);
    if (campaign !== undefined)
      throw apiError(deleteEmailList, 'list_in_use', `The campaign “${campaign}” goes to this list. Cancel it first.`);
    list.trashedAt = new Date();
  });
}

/** Restores a list from the trash. Throws `not_found` and `not_in_trash`. */
export function restoreList(em: EntityManager, id: string): Promise<EmailListEntity> {
  return em.transactional(async (inside) => {
    const list = await trashedList(inside, restoreEmailList, id);
    list.trashedAt = null;
    return list;
  });
}

/** Marks a trashed list as deleted; the job removes its rows. Throws `not_found` and `not_in_trash`. */
export function markDeleted(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    const list = await trashedList(inside, deleteListForGood, id);
    list.deletedAt = new Date();
  });
}

/** Runs before the list is locked: an import locks its row for minutes. */
async function refuseWhileImporting(em: EntityManager, emailListId: string): Promise<void> {
  const running = { emailListId, status: { $in: ['importing', 'undoing'] } } as const;
  if ((await em.count(SubscriberImportEntity, running)) === 0) return;
  throw apiError(deleteEmailList, 'list_in_use', 'A file is being imported into this list. Wait until that is done.');
}

async function trashedList(
  em: EntityManager,
  endpoint: typeof restoreEmailList | typeof deleteListForGood,
  id: string,
) {
  const list = await lockedList(em, endpoint, id);
  if (!list.trashedAt) throw apiError(endpoint, 'not_in_trash', 'This list is not in the trash.');
  return list;
}

/** Conflicts with `for key share`, which a campaign takes when it starts sending. */
async function lockedList(em: EntityManager, endpoint: Endpoint, id: string): Promise<EmailListEntity> {
  const list = await em.findOne(
    EmailListEntity,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!list) throw apiError(endpoint, 'not_found', 'This list does not exist any more.');
  return list;
}
