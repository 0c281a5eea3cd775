import type { FastifyInstance } from 'fastify';
import { exportPersonalData } from '@workspace/contracts/personal-data';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { serve } from '../../http/serve.ts';
import { Readable } from 'node:stream';
import { ArchiveUnreachable } from '../ledger-archive/archive-file.ts';
import { archivedDeliveries } from '../newsletter-deliveries/archived-deliveries.ts';
import { personalDataOf } from './personal-data-of.ts';

export function personalDataRoutes(
  app: FastifyInstance,
  { clock, store }: { clock: () => number; store: ImageStore },
): void {
  serve(app, exportPersonalData, [ArchiveUnreachable], async ({ query: { email }, request: { em, log }, reply }) => {
    // The archive is read afterwards: a month that is archived meanwhile is there twice rather than not at all.
    const stored = await personalDataOf(em, email, new Date(clock()));
    const data = { ...stored, archivedDeliveries: await archivedDeliveries(em, store, email) };
    log.info({ event: 'personal_data_exported' });
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return Readable.from([JSON.stringify(data, null, 2)]);
  });
}
