import type { FastifyInstance } from 'fastify';
import { liftSuppression, listSuppressions, suppressAddress } from '@workspace/contracts/mail-suppressions';
import { serve } from '../../http/serve.ts';
import { newestSuppressions, suppressionsOf } from './find-suppressions.ts';
import { CannotLift, liftByStaff, suppressByStaff } from './staff-suppressions.ts';

/** Routes for staff to manage suppressed addresses. */
export function mailSuppressionsRoutes(app: FastifyInstance): void {
  serve(app, listSuppressions, async ({ query: { email }, request: { em } }) => {
    const found = email === undefined ? await newestSuppressions(em) : await suppressionsOf(em, [email]);
    const [{ total }] = await em.execute<[{ total: number }]>('select count(*)::int as total from mail_suppressions');
    return { suppressions: found.filter((one) => one !== null), total };
  });

  serve(app, suppressAddress, async ({ body: { email }, user, request: { em, log } }) => {
    const suppression = await suppressByStaff(em, email, user.email);
    log.info({ event: 'mail_suppressed', reason: suppression.reason });
    return { suppression };
  });

  serve(app, liftSuppression, [CannotLift], async ({ params: { id }, request: { em, log } }) => {
    await liftByStaff(em, id);
    log.info({ event: 'mail_suppression_lifted' });
  });
}
