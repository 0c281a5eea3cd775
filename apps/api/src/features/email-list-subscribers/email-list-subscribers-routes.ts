import { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import {
  addSubscribers,
  changeSubscriber,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '@workspace/contracts/email-list-subscribers';
import { invalidInput } from '../../http/invalid-input.ts';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, ListNotFound, findListOrFail, findListErrors } from '../email-lists/find-list.ts';
import { addedMessage, addToList } from './add-subscribers.ts';
import { editSubscriber, SubscriberNotFound, UnfitChange } from './change-subscriber.ts';
import { deleteSubscriber, deleteSubscriberErrors } from './delete-subscriber.ts';
import { pageOfSubscribers } from './list-subscribers.ts';
import { readPeople } from './read-people.ts';
import { subscribersCsv } from './subscribers-csv.ts';

export function emailListSubscribersRoutes(app: FastifyInstance, { orm }: { orm: MikroORM }): void {
  serve(app, addSubscribers, findListErrors, async ({ params: { listId }, body, user, request: { em, log } }) => {
    await findListOrFail(em, listId);
    const read = await readPeople(body ?? '');
    if ('fields' in read) throw invalidInput(addSubscribers, read.fields);
    const counts = await addToList(orm, { listId, ...read, by: user.email });
    log.info({ event: 'subscribers_added', listId, ...counts });
    return { message: addedMessage(counts), ...counts };
  });

  serve(app, listSubscribers, [ListNotFound], async ({ params: { listId }, query, request: { em } }) => {
    await findAnyListOrFail(em, listId);
    return pageOfSubscribers(em, listId, query);
  });

  serve(
    app,
    changeSubscriber,
    [SubscriberNotFound, UnfitChange],
    async ({ params: { listId, id }, body, user, request: { em } }) => ({
      subscriber: await editSubscriber(em, { emailListId: listId, id }, body, user.email),
    }),
  );

  serve(app, removeSubscriber, deleteSubscriberErrors, ({ params: { listId, id }, request: { em } }) =>
    deleteSubscriber(em, { emailListId: listId, id }),
  );

  serve(app, exportSubscribers, [ListNotFound], async ({ params: { listId }, request: { em }, reply }) => {
    const { id } = await findAnyListOrFail(em, listId);
    reply.header('content-disposition', `attachment; filename="subscribers-${id}.csv"`);
    return Readable.from(subscribersCsv(em, listId));
  });
}
