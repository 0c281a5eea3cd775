import type { FastifyInstance } from 'fastify';
import { listConsents } from '@workspace/contracts/consents';
import { serve } from '../../http/serve.ts';
import { SubscriberNotFound } from '../email-list-subscribers/change-subscriber.ts';
import { EmailListSubscriberEntity } from '../email-list-subscribers/email-list-subscriber-entity.ts';
import { findConsents } from './find-consents.ts';

export function consentsRoutes(app: FastifyInstance): void {
  serve(app, listConsents, [SubscriberNotFound], async ({ params: { listId, id }, request: { em } }) => {
    const subscriber = await em.findOne(EmailListSubscriberEntity, { emailListId: listId, id });
    if (!subscriber) throw new SubscriberNotFound();
    return { consents: await findConsents(em, subscriber.email, listId) };
  });
}
