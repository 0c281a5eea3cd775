import type { FastifyInstance } from 'fastify';
import {
  changeSubscriberField,
  createSubscriberField,
  deleteSubscriberField,
  listSubscriberFields,
} from '@workspace/contracts/subscriber-fields';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, ListNotFound } from '../email-lists/find-list.ts';
import { findFields } from './find-fields.ts';
import { addFields, deleteField, FieldNameTaken, FieldNotFound, renameField, TooManyFields } from './manage-fields.ts';
import { toSubscriberField } from './to-subscriber-field.ts';

/** `removeValues` enqueues the job that removes the values of deleted fields. */
export function subscriberFieldsRoutes(app: FastifyInstance, { removeValues }: { removeValues: () => void }): void {
  serve(app, listSubscriberFields, async ({ query: { emailListId }, request: { em } }) => ({
    fields: (await findFields(em, emailListId)).map(toSubscriberField),
  }));

  serve(
    app,
    createSubscriberField,
    [ListNotFound, FieldNameTaken, TooManyFields],
    async ({ body, request: { em, log } }) => {
      if (body.emailListId) await findAnyListOrFail(em, body.emailListId);
      const [field] = await addFields(em, [body]);
      log.info({ event: 'subscriber_field_created', fieldId: field!.id });
      return { field: toSubscriberField(field!) };
    },
  );

  serve(
    app,
    changeSubscriberField,
    [FieldNotFound, FieldNameTaken],
    async ({ params: { id }, body: { name }, request: { em } }) => ({
      field: toSubscriberField(await renameField(em, id, name)),
    }),
  );

  serve(app, deleteSubscriberField, [FieldNotFound], async ({ params: { id }, request: { em, log } }) => {
    await deleteField(em, id);
    log.info({ event: 'subscriber_field_deleted', fieldId: id });
    removeValues();
  });
}
