import type { FastifyInstance } from 'fastify';
import { exportPersonalData } from '@workspace/contracts/personal-data';
import { serve } from '../../http/serve.ts';
import { Readable } from 'node:stream';
import { personalDataOf } from './personal-data-of.ts';

export function personalDataRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, exportPersonalData, async ({ query: { email }, request: { em, log }, reply }) => {
    const data = await personalDataOf(em, email, new Date(clock()));
    log.info({ event: 'personal_data_exported' });
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return Readable.from([JSON.stringify(data, null, 2)]);
  });
}
