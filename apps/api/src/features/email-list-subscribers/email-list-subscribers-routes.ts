import { Readable } from 'node:stream';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import {
  addSubscribers,
  changeSubscriber,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '@workspace/contracts/email-list-subscribers';
import { checkFields, type FieldDefinition } from '@workspace/contracts/field-values';
import { invalidInput } from '../../http/invalid-input.ts';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, ListNotFound, findListOrFail, findListErrors } from '../email-lists/find-list.ts';
import { findFields } from '../subscriber-fields/find-fields.ts';
import { addedMessage, addToList } from './add-subscribers.ts';
import { editSubscriber, SubscriberNotFound, UnfitChange } from './change-subscriber.ts';
import { deleteSubscriber, deleteSubscriberErrors } from './delete-subscriber.ts';
import { pageOfSubscribers } from './list-subscribers.ts';
import { readPeople } from './read-people.ts';
import { subscribersCsv } from './subscribers-csv.ts';

export function emailListSubscribersRoutes(app: FastifyInstance, { orm }: { orm: MikroORM }): void {
  serve(app, addSubscribers, findListErrors, async ({ params: { listId }, body, user, request: { em, log } }) => {
    await findListOrFail(em, listId);
    const fields = await definitionsOf(em, listId);
    const read = await readPeople({ text: body ?? '', fields });
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
    async ({ params: { listId, id }, body, user, request: { em } }) => {
      const checked = body.fields && checkFields(await definitionsOf(em, listId), body.fields);
      if (checked && 'errors' in checked) throw invalidInput(changeSubscriber, namedErrors(checked.errors));
      const change = { ...body, fields: checked?.values };
      return { subscriber: await editSubscriber(em, { emailListId: listId, id }, change, user.email) };
    },
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

/** Returns the fields of a list as plain data, which a thread can receive. */
async function definitionsOf(em: EntityManager, listId: string): Promise<FieldDefinition[]> {
  return (await findFields(em, listId)).map(({ key, name, type }) => ({ key, name, type }));
}

const namedErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([key, message]) => [`fields.${key}`, message]));
