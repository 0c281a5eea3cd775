import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { campaignsInProgress } from '../newsletter-campaigns/audience/lists-in-use.ts';
import { quoteNames } from '../newsletter-campaigns/content/quote-names.ts';
import { activeSequencesOf } from '../sequences/sequences-in-use.ts';
import { SubscriberImportEntity } from '../subscriber-imports/subscriber-import-entity.ts';
import { EmailListEntity } from './email-list-entity.ts';
import { ListNotFound } from './find-list.ts';

/** Thrown for a list that cannot be trashed. */
export class ListNeeded extends DomainError<'website_list' | 'list_in_use'> {}

export class ListNotInTrash extends DomainError<'not_in_trash'> {
  constructor() {
    super('not_in_trash', 'This list is not in the trash.');
  }
}

/** Moves a list to the trash. Throws `ListNotFound`, also for one already there, and `ListNeeded`. */
export async function trashList(em: EntityManager, id: string): Promise<void> {
  await rejectWhileImporting(em, id);
  await em.transactional(async (inside) => {
    const list = await lockList(inside, id);
    if (list.trashedAt) throw new ListNotFound('This list is in the trash.');
    if (list.kind === 'website') {
      const message = 'Website sign-ups go to this list, so it cannot be deleted.';
      throw new ListNeeded('website_list', message);
    }
    const campaigns = await campaignsInProgress(inside, id);
    if (campaigns.length > 0) throw new ListNeeded('list_in_use', neededBy(campaigns));
    const sequences = await activeSequencesOf(inside, id);
    if (sequences.length > 0)
      throw new ListNeeded(
        'list_in_use',
        `Active on this list: the ${sequences.length === 1 ? 'sequence' : 'sequences'} ${quoteNames(sequences)}. Pause or delete it first.`,
      );
    list.trashedAt = new Date();
  });
}

const neededBy = (campaigns: readonly string[]): string =>
  campaigns.length === 1
    ? `The campaign ${quoteNames(campaigns)} needs this list. Wait until it is sent, or cancel it first.`
    : `The campaigns ${quoteNames(campaigns)} need this list. Wait until they are sent, or cancel them first.`;

/** Restores a list from the trash. Throws `ListNotFound` and `ListNotInTrash`. */
export function restoreList(em: EntityManager, id: string): Promise<EmailListEntity> {
  return em.transactional(async (inside) => {
    const list = await lockTrashedList(inside, id);
    list.trashedAt = null;
    return list;
  });
}

/** Marks a trashed list as deleted; the job removes its rows. Throws `ListNotFound` and `ListNotInTrash`. */
export function markDeleted(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    const list = await lockTrashedList(inside, id);
    list.deletedAt = new Date();
  });
}

/** Runs before the list is locked: an import locks its row for minutes. */
async function rejectWhileImporting(em: EntityManager, emailListId: string): Promise<void> {
  const running = { emailListId, status: { $in: ['importing', 'undoing'] } } as const;
  if ((await em.count(SubscriberImportEntity, running)) === 0) return;
  throw new ListNeeded('list_in_use', 'A file is being imported into this list. Wait until that is done.');
}

async function lockTrashedList(em: EntityManager, id: string) {
  const list = await lockList(em, id);
  if (!list.trashedAt) throw new ListNotInTrash();
  return list;
}

/** Conflicts with `for key share`, which a campaign takes when it starts sending. */
async function lockList(em: EntityManager, id: string): Promise<EmailListEntity> {
  const list = await em.findOne(
    EmailListEntity,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!list) throw new ListNotFound();
  return list;
}
