import type { FastifyInstance } from 'fastify';
import { liftSuppression, listSuppressions, suppressAddress } from '@workspace/contracts/suppressions';
import { serve } from '../../http/serve.ts';
import { searchSuppressions } from './find-suppressions.ts';
import { CannotLift, liftByStaff, suppressByStaff } from './staff-suppressions.ts';

/** Routes for staff to manage suppressed addresses. */
export function suppressionsRoutes(app: FastifyInstance): void {
  serve(app, listSuppressions, ({ query, request: { em } }) => searchSuppressions(em, query));

  serve(app, suppressAddress, async ({ body: { email, reason }, user, request: { em, log } }) => {
    const suppression = await suppressByStaff(em, email, { by: user.email, reason: reason || null });
    log.info({ event: 'mail_suppressed', kind: suppression.kind });
    return { suppression };
  });

  serve(app, liftSuppression, [CannotLift], async ({ params: { id }, request: { em, log } }) => {
    await liftByStaff(em, id);
    log.info({ event: 'mail_suppression_lifted' });
  });
}
