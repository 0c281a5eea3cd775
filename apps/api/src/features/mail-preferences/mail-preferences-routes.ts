import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  chooseMail,
  erasePerson,
  getMailPreferences,
  unsubscribeByOneClick,
  openLeaving,
} from '@workspace/contracts/mail-preferences';
import { serve } from '../../http/serve.ts';
import { openAddress, type AddressClaims } from './address-token.ts';
import { choose } from './choose-mail.ts';
import { erase } from './erase-person.ts';
import { preferencesOf } from './preferences-of.ts';

/** Routes for subscribers to manage their email. The link in an email identifies its recipient. */
export function mailPreferencesRoutes(app: FastifyInstance, { linkSecrets }: { linkSecrets: readonly string[] }): void {
  const opened = (endpoint: Endpoint, token: string): AddressClaims => {
    const about = openAddress(linkSecrets, token);
    if (!about) throw apiError(endpoint, 'not_found', 'This link is incomplete. Open it from the email once more.');
    return about;
  };

  serve(app, getMailPreferences, ({ params: { token }, request: { em } }) =>
    preferencesOf(em, opened(getMailPreferences, token)),
  );

  serve(app, chooseMail, async ({ params: { token }, body: { choice }, request: { em, log } }) => {
    const about = opened(chooseMail, token);
    await choose(em, choice, about);
    log.info({ event: 'mail_chosen', choice, listId: about.listId, campaignId: about.campaignId });
    return { standing: (await preferencesOf(em, about)).standing };
  });

  serve(app, unsubscribeByOneClick, async ({ params: { token }, request: { em, log } }) => {
    const about = opened(unsubscribeByOneClick, token);
    await choose(em, 'leave-all', about);
    log.info({ event: 'mail_chosen', choice: 'one-click', listId: about.listId, campaignId: about.campaignId });
  });

  serve(app, openLeaving, ({ params: { token } }) => `/newsletter/preferences?about=${encodeURIComponent(token)}`);

  serve(app, erasePerson, async ({ params: { token }, request: { em, log } }) => {
    await erase(em, opened(erasePerson, token).email);
    log.info({ event: 'person_erased' });
  });
}
