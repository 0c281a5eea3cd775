import type { FastifyInstance } from 'fastify';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { serve } from '../../http/serve.ts';
import { addSubscription } from './add-subscription.ts';

/** `enqueue` schedules the job that sends welcome emails. */
export function newsletterRoutes(app: FastifyInstance, { enqueue }: { enqueue: () => void }): void {
  const message = 'Redirecting you to the Potholes Report...';

  serve(app, signUpForNewsletter, async ({ body, request: { em, log } }) => {
    if (body.website) return { message };
    if (await addSubscription(em, body.email)) {
      log.info({ event: 'newsletter_signed_up' });
      enqueue();
    }
    return { message };
  });
}
