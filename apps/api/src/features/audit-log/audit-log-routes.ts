import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportAuditLog, listAuditLog } from '@workspace/contracts/audit-log';
import { serve } from '../../http/serve.ts';
import { auditLogCsv, pageOfEntries } from './list-entries.ts';

/** Routes that read the audit log. */
export function auditLogRoutes(app: FastifyInstance): void {
  serve(app, listAuditLog, ({ query, request: { em } }) => pageOfEntries(em, query));

  serve(app, exportAuditLog, ({ query, request: { em }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"');
    return Readable.from(auditLogCsv(em, query));
  });
}
