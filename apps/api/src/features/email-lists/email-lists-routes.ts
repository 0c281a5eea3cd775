import type { FastifyInstance } from 'fastify';
import {
  changeEmailList,
  createEmailList,
  deleteEmailList,
  deleteListForGood,
  getEmailList,
  listEmailLists,
  listTrashedLists,
  restoreEmailList,
} from '@workspace/contracts/email-lists';
import { serve } from '../../http/serve.ts';
import { EmailListEntity } from './email-list-entity.ts';
import { findAnyListOrFail, ListNotFound, findListOrFail, findListErrors } from './find-list.ts';
import { toEmailLists, toOneEmailList } from './to-email-list.ts';
import { ListNeeded, ListNotInTrash, markDeleted, restoreList, trashList } from './trash-list.ts';

/** `emptyTrash` enqueues the job that removes the rows of deleted lists. */
export function emailListsRoutes(app: FastifyInstance, { emptyTrash }: { emptyTrash: () => void }): void {
  serve(app, listEmailLists, async ({ request: { em } }) => {
    const inUse = { trashedAt: null };
    const lists = await em.find(EmailListEntity, inUse, { orderBy: { kind: 'asc', createdAt: 'desc', id: 'desc' } });
    return { emailLists: await toEmailLists(em, lists) };
  });

  serve(app, getEmailList, [ListNotFound], async ({ params: { id }, request: { em } }) =>
    toOneEmailList(em, await findAnyListOrFail(em, id)),
  );

  serve(app, createEmailList, async ({ body: { name, description, doubleOptIn = false }, request: { em, log } }) => {
    const list = em.create(EmailListEntity, {
      name,
      description: description || null,
      doubleOptIn,
      subscriberCount: 0,
    });
    await em.flush();
    log.info({ event: 'email_list_created', listId: list.id });
    return toOneEmailList(em, list);
  });

  serve(
    app,
    changeEmailList,
    findListErrors,
    async ({ params: { id }, body: { name, description, doubleOptIn }, request: { em } }) => {
      const list = await findListOrFail(em, id);
      if (name !== undefined) list.name = name;
      if (description !== undefined) list.description = description || null;
      if (doubleOptIn !== undefined) list.doubleOptIn = doubleOptIn;
      list.updatedAt = new Date();
      await em.flush();
      return toOneEmailList(em, list);
    },
  );

  listTrashRoutes(app, emptyTrash);
}

/** Routes to trash, restore and permanently delete lists. */
function listTrashRoutes(app: FastifyInstance, emptyTrash: () => void): void {
  serve(app, listTrashedLists, async ({ request: { em } }) => {
    const trashed = { trashedAt: { $ne: null }, deletedAt: null };
    const lists = await em.find(EmailListEntity, trashed, { orderBy: { trashedAt: 'desc', id: 'desc' } });
    return { emailLists: await toEmailLists(em, lists) };
  });

  serve(app, deleteEmailList, [ListNotFound, ListNeeded], async ({ params: { id }, request: { em, log } }) => {
    await trashList(em, id);
    log.info({ event: 'email_list_trashed', listId: id });
  });

  serve(app, restoreEmailList, [ListNotFound, ListNotInTrash], async ({ params: { id }, request: { em, log } }) => {
    const list = await restoreList(em, id);
    log.info({ event: 'email_list_restored', listId: id });
    return toOneEmailList(em, list);
  });

  serve(app, deleteListForGood, [ListNotFound, ListNotInTrash], async ({ params: { id }, request: { em, log } }) => {
    await markDeleted(em, id);
    log.info({ event: 'email_list_deleted', listId: id });
    emptyTrash();
  });
}
