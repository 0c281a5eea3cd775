import type { FastifyInstance } from 'fastify';
import {
  changeEmailList,
  createEmailList,
  deleteEmailList,
  getEmailList,
  listEmailLists,
} from '@workspace/contracts/email-lists';
import { problem } from '@workspace/contracts/endpoint/problem';
import { serve } from '../../http/serve.ts';
import { campaignsUnderWay } from '../newsletter-campaigns/lists-in-use.ts';
import { EmailListEntity } from './email-list-entity.ts';
import { oneList } from './one-list.ts';
import { toEmailList } from './to-email-list.ts';

export function emailListsRoutes(app: FastifyInstance): void {
  serve(app, listEmailLists, async ({ request: { em } }) => {
    const lists = await em.find(EmailListEntity, {}, { orderBy: { kind: 'asc', createdAt: 'desc', id: 'desc' } });
    return { emailLists: lists.map(toEmailList) };
  });

  serve(app, getEmailList, async ({ params: { id }, request: { em } }) => ({
    emailList: toEmailList(await oneList(em, getEmailList, id)),
  }));

  serve(app, createEmailList, async ({ body: { name, description }, request: { em, log } }) => {
    const list = em.create(EmailListEntity, { name, description: description || null, subscriberCount: 0 });
    await em.flush();
    log.info({ event: 'email_list_created', listId: list.id });
    return { emailList: toEmailList(list) };
  });

  serve(app, changeEmailList, async ({ params: { id }, body: { name, description }, request: { em } }) => {
    const list = await oneList(em, changeEmailList, id);
    if (name !== undefined) list.name = name;
    if (description !== undefined) list.description = description || null;
    list.updatedAt = new Date();
    await em.flush();
    return { emailList: toEmailList(list) };
  });

  serve(app, deleteEmailList, async ({ params: { id }, request: { em, log } }) => {
    const list = await oneList(em, deleteEmailList, id);
    if (list.kind === 'website') {
      const sentence = 'Website sign-ups go to this list, so it cannot be deleted.';
      throw problem(deleteEmailList, 'website_list', sentence);
    }
    const [campaign] = await campaignsUnderWay(em, id);
    if (campaign !== undefined) {
      throw problem(deleteEmailList, 'list_in_use', `The campaign “${campaign}” goes to this list. Cancel it first.`);
    }
    await em.remove(list).flush();
    log.info({ event: 'email_list_deleted', listId: id });
  });
}
