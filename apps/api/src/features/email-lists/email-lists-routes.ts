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
import { toEmailList } from './to-email-list.ts';
import { ListNeeded, ListNotInTrash, markDeleted, restoreList, trashList } from './trash-list.ts';

/** `emptyTrash` enqueues the job that removes the rows of deleted lists. */
export function emailListsRoutes(app: FastifyInstance, { emptyTrash }: { emptyTrash: () => void }): void {
  serve(app, listEmailLists, async ({ request: { em } }) => {
    const inUse = { trashedAt: null };
    const lists = await em.find(EmailListEntity, inUse, { orderBy: { kind: 'asc', createdAt: 'desc', id: 'desc' } });
    return { emailLists: lists.map(toEmailList) };
  });

  serve(app, getEmailList, [ListNotFound], async ({ params: { id }, request: { em } }) => ({
    emailList: toEmailList(await findAnyListOrFail(em, id)),
  }));

  serve(app, createEmailList, async ({ body: { name, description }, request: { em, log } }) => {
    const list = em.create(EmailListEntity, { name, description: description || null, subscriberCount: 0 });
    await em.flush();
    log.info({ event: 'email_list_created', listId: list.id });
    return { emailList: toEmailList(list) };
  });

  serve(
    app,
    changeEmailList,
    findListErrors,
    async ({ params: { id }, body: { name, description }, request: { em } }) => {
      const list = await findListOrFail(em, id);
      if (name !== undefined) list.name = name;
      if (description !== undefined) list.description = description || null;
      list.updatedAt = new Date();
      await em.flush();
      return { emailList: toEmailList(list) };
    },
  );

  listTrashRoutes(app, emptyTrash);
}

/** Routes to trash, restore and permanently delete lists. */
function listTrashRoutes(app: FastifyInstance, emptyTrash: () => void): void {
  serve(app, listTrashedLists, async ({ request: { em } }) => {
    const trashed = { trashedAt: { $ne: null }, deletedAt: null };
    const lists = await em.find(EmailListEntity, trashed, { orderBy: { trashedAt: 'desc', id: 'desc' } });
    return { emailLists: lists.map(toEmailList) };
  });

  serve(app, deleteEmailList, [ListNotFound, ListNeeded], async ({ params: { id }, request: { em, log } }) => {
    await trashList(em, id);
    log.info({ event: 'email_list_trashed', listId: id });
  });

  serve(app, restoreEmailList, [ListNotFound, ListNotInTrash], async ({ params: { id }, request: { em, log } }) => {
    const list = await restoreList(em, id);
    log.info({ event: 'email_list_restored', listId: id });
    return { emailList: toEmailList(list) };
  });

  serve(app, deleteListForGood, [ListNotFound, ListNotInTrash], async ({ params: { id }, request: { em, log } }) => {
    await markDeleted(em, id);
    log.info({ event: 'email_list_deleted', listId: id });
    emptyTrash();
  });
}
