import type { FastifyInstance } from 'fastify';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { serve } from '../../http/serve.ts';
import { addSubscription } from './add-subscription.ts';

/** `enqueue` tells the worker that there is a welcome to send. */
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
