import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  chooseMail,
  erasePerson,
  getMailPreferences,
  unsubscribeByOneClick,
  openUnsubscribeLink,
} from '@workspace/contracts/mail-preferences';
import { serve } from '../../http/serve.ts';
import { decryptAddressToken, type AddressClaims } from './address-token.ts';
import { applyChoice } from './apply-choice.ts';
import { eraseAddress } from './erase-address.ts';
import { preferencesOf } from './preferences-of.ts';

const unreadable =
  'This link is incomplete, or too old to be read. Open it from the email once more, or the one in a newer email.';

/** Routes for subscribers to manage their email. The link in an email identifies its recipient. */
export function mailPreferencesRoutes(app: FastifyInstance, { linkSecrets }: { linkSecrets: readonly string[] }): void {
  const claimsOf = (endpoint: Endpoint, token: string): AddressClaims => {
    const about = decryptAddressToken(linkSecrets, token);
    if (!about) throw apiError(endpoint, 'not_found', unreadable);
    return about;
  };

  serve(app, getMailPreferences, ({ params: { token }, request: { em } }) =>
    preferencesOf(em, claimsOf(getMailPreferences, token)),
  );

  serve(app, chooseMail, async ({ params: { token }, body: { choice }, request: { em, log } }) => {
    const about = claimsOf(chooseMail, token);
    await applyChoice(em, choice, about);
    log.info({ event: 'mail_chosen', choice, listId: about.listId, campaignId: about.campaignId });
    return { standing: (await preferencesOf(em, about)).standing };
  });

  serve(app, unsubscribeByOneClick, async ({ params: { token }, request: { em, log } }) => {
    const about = claimsOf(unsubscribeByOneClick, token);
    await applyChoice(em, 'leave-all', about);
    log.info({ event: 'mail_chosen', choice: 'one-click', listId: about.listId, campaignId: about.campaignId });
  });

  serve(
    app,
    openUnsubscribeLink,
    ({ params: { token } }) => `/newsletter/preferences?about=${encodeURIComponent(token)}`,
  );

  serve(app, erasePerson, async ({ params: { token }, request: { em, log } }) => {
    await eraseAddress(em, claimsOf(erasePerson, token).email);
    log.info({ event: 'person_erased' });
  });
}
