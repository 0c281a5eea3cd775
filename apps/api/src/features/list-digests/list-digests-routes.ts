import type { FastifyInstance } from 'fastify';
import { changeListDigest, getListDigest } from '@workspace/contracts/list-digests';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, findListErrors, findListOrFail, ListNotFound } from '../email-lists/find-list.ts';
import { changeDigest } from './change-digest.ts';
import { findDigest } from './find-digest.ts';

interface DigestsDeps {
  clock: () => number;
  /** The time zone of the company. */
  zone: string;
}

/** Routes of the monthly digests of lists. */
export function listDigestsRoutes(app: FastifyInstance, { clock, zone }: DigestsDeps): void {
  serve(app, getListDigest, [ListNotFound], async ({ params: { id }, request: { em } }) => {
    await findAnyListOrFail(em, id);
    return findDigest(em, id, zone, clock());
  });

  serve(app, changeListDigest, findListErrors, async ({ params: { id }, body, request: { em, log } }) => {
    await findListOrFail(em, id);
    await changeDigest(em, id, body, new Date(clock()));
    log.info({ event: 'digest_changed', listId: id });
    return findDigest(em, id, zone, clock());
  });
}
