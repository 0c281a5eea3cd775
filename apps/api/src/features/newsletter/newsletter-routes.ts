import type { FastifyInstance } from 'fastify';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { serve } from '../../http/serve.ts';
import { statedConsent } from '../consents/stated-consent.ts';
import { signUp } from './sign-up.ts';

export interface NewsletterDeps {
  clock: () => number;
  /** True when a consent has the visitor's IP address. */
  storesIp: boolean;
  /** Enqueues a job that sends the emails of a sign-up. */
  enqueue: (job: 'send-confirmations' | 'send-welcomes' | 'advance-sequences') => void;
}

export function newsletterRoutes(app: FastifyInstance, { clock, storesIp, enqueue }: NewsletterDeps): void {
  const message = 'Redirecting you to the Potholes Report...';

  serve(app, signUpForNewsletter, async ({ body, request: { em, log, ip } }) => {
    const consent = statedConsent(body, storesIp ? ip : null);
    if (body.website) return { message };
    const { needsConfirmation, job } = await signUp(em, { email: body.email, consent, now: new Date(clock()) });
    if (job) {
      log.info({ event: needsConfirmation ? 'newsletter_sign_up_pending' : 'newsletter_signed_up' });
      enqueue(job);
      if (!needsConfirmation) enqueue('advance-sequences');
    }
    return { message, ...(needsConfirmation && { needsConfirmation }) };
  });
}
