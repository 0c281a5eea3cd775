import { Readable } from 'node:stream';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  discardImport,
  exportRejects,
  getImport,
  listImports,
  startImport,
  undoImport,
  uploadImport,
} from '@workspace/contracts/subscriber-imports';
import { serve } from '../../http/serve.ts';
import { shortFileName } from '../../http/short-file-name.ts';
import { findListOrFail, findListErrors } from '../email-lists/find-list.ts';
import { readingChoice } from './reading-choice.ts';
import { rejectsAfter, rejectsCsv } from './rejects-csv.ts';
import { stageImport } from './stage-import.ts';
import { SubscriberImportEntity } from './subscriber-import-entity.ts';
import { toSubscriberImport } from './to-subscriber-import.ts';
import { UnreadableFile } from './unreadable-file.ts';

interface ImportsDeps {
  orm: MikroORM;
  /** Enqueues the job that runs imports. */
  enqueue: () => void;
}

const maxShown = 100;
const maxNameLength = 255;

export function subscriberImportsRoutes(app: FastifyInstance, deps: ImportsDeps): void {
  readingRoutes(app, deps.orm);
  decisionRoutes(app, deps.enqueue);
}

/** Routes to upload a file, and to read its check and its receipt. */
function readingRoutes(app: FastifyInstance, orm: MikroORM): void {
  serve(
    app,
    uploadImport,
    [...findListErrors, UnreadableFile],
    async ({ params, query, file, user, request: { em, log } }) => {
      const { listId } = params;
      await findListOrFail(em, listId);
      if (file.type !== 'text/csv') throw apiError(uploadImport, 'unsupported_type', 'Choose a CSV file.');
      const { chunks } = file;
      const fileName = shortFileName(file.name, maxNameLength, 'unnamed.csv');
      const columns = await readingChoice(em, listId, query);
      const staging = { emailListId: listId, fileName, chunks, columns, by: user.email };
      const id = await stageImport(orm, staging);
      const checked = await one(em, uploadImport, id);
      log.info({ event: 'import_checked', importId: id, listId, rows: checked.rows });
      if (checked.rows > checked.invalid) return { subscriberImport: toSubscriberImport(checked) };
      const message = await noSubscribersMessage(em, id);
      await em.remove(checked).flush();
      throw apiError(uploadImport, 'no_addresses', message);
    },
  );

  serve(app, listImports, async ({ params: { listId: emailListId }, request: { em } }) => {
    const orderBy = { createdAt: 'desc', id: 'desc' } as const;
    const found = await em.find(SubscriberImportEntity, { emailListId }, { orderBy, limit: maxShown });
    return { subscriberImports: found.map(toSubscriberImport) };
  });

  serve(app, getImport, async ({ params: { id }, request: { em } }) => ({
    subscriberImport: toSubscriberImport(await one(em, getImport, id)),
    rejects: await rejectsAfter(em, id, 0, maxShown),
  }));

  serve(app, exportRejects, async ({ params: { id }, request: { em }, reply }) => {
    await one(em, exportRejects, id);
    reply.header('content-disposition', `attachment; filename="rejected-${id}.csv"`);
    return Readable.from(rejectsCsv(em, id));
  });
}

/** Returns the message why no row of a file can be added. */
async function noSubscribersMessage(em: EntityManager, id: string): Promise<string> {
  const [rejected] = await em.execute<{ line: number; detail: string | null }[]>(
    `select line, detail from subscriber_import_rejects
     where import_id = ? and reason in ('long_name', 'bad_value') order by line limit 1`,
    [id],
  );
  if (rejected?.detail)
    return `No row can be added: every row with a valid address has a value that does not fit, the first in line ${rejected.line}. ${rejected.detail}.`;
  return rejected
    ? `No row can be added: every row with a valid address has a name of more than 200 characters, the first in line ${rejected.line}.`
    : 'No valid email addresses found in CSV';
}

/** Routes to start, discard and undo an import. */
function decisionRoutes(app: FastifyInstance, enqueue: () => void): void {
  serve(app, startImport, findListErrors, async ({ params: { id }, request: { em, log } }) => {
    await findListOrFail(em, (await one(em, startImport, id)).emailListId);
    const isMine = await em.nativeUpdate(SubscriberImportEntity, { id, status: 'checked' }, { status: 'importing' });
    const started = await one(em.fork(), startImport, id);
    if (!isMine) throw apiError(startImport, 'already_started', 'This file was imported already.');
    log.info({ event: 'import_started', importId: id });
    enqueue();
    return { subscriberImport: toSubscriberImport(started) };
  });

  serve(app, undoImport, async ({ params: { id }, request: { em, log } }) => {
    const isMine = await em.nativeUpdate(SubscriberImportEntity, { id, status: 'done' }, { status: 'undoing' });
    const undone = await one(em, undoImport, id);
    if (!isMine) throw apiError(undoImport, 'not_done', 'There is nothing to take back.');
    log.info({ event: 'import_undone', importId: id });
    enqueue();
    return { subscriberImport: toSubscriberImport(undone) };
  });

  serve(app, discardImport, async ({ params: { id }, request: { em } }) => {
    if (await em.nativeDelete(SubscriberImportEntity, { id, status: 'checked' })) return;
    await one(em, discardImport, id);
    throw apiError(discardImport, 'already_started', 'This file was imported already. It can be undone.');
  });
}

async function one(em: EntityManager, endpoint: Endpoint, id: string): Promise<SubscriberImportEntity> {
  const found = await em.findOne(SubscriberImportEntity, { id });
  if (!found) throw apiError(endpoint, 'not_found', 'This import does not exist any more.');
  return found;
}
