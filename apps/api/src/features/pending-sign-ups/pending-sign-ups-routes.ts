import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import {
  confirmSignUp as confirm,
  getSignUp,
  listPendingSignUps,
  resendConfirmation as resend,
} from '@workspace/contracts/pending-sign-ups';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, findListErrors, findListOrFail, ListNotFound } from '../email-lists/find-list.ts';
import { confirmSignUp, findSignUp } from './confirm-sign-up.ts';
import { decryptConfirmationToken } from './confirmation-token.ts';
import { pageOfSignUps } from './list-sign-ups.ts';
import { resendConfirmation, resendErrors } from './resend-confirmation.ts';

export interface PendingSignUpsDeps {
  linkSecrets: readonly string[];
  clock: () => number;
  /** Enqueues the job that sends the emails that wait. */
  enqueue: (job: 'send-confirmations' | 'send-welcomes' | 'advance-sequences') => void;
}

export function pendingSignUpsRoutes(app: FastifyInstance, deps: PendingSignUpsDeps): void {
  const now = () => new Date(deps.clock());
  linkRoutes(app, deps);

  serve(app, listPendingSignUps, [ListNotFound], async ({ params: { listId }, query, request: { em } }) => {
    await findAnyListOrFail(em, listId);
    return pageOfSignUps(em, listId, { ...query, now: now() });
  });

  serve(app, resend, [...findListErrors, ...resendErrors], async ({ params, request: { em, log } }) => {
    await findListOrFail(em, params.listId);
    const signUp = await resendConfirmation(em, params, now());
    log.info({ event: 'confirmation_requested', listId: params.listId, signUpId: signUp.id });
    deps.enqueue('send-confirmations');
    return { signUp };
  });
}

/** Routes for the person with the link of a confirmation email. */
function linkRoutes(app: FastifyInstance, { linkSecrets, clock, enqueue }: PendingSignUpsDeps): void {
  const claimsOf = (endpoint: Endpoint, token: string) => {
    const claims = decryptConfirmationToken(linkSecrets, token);
    if (!claims) throw apiError(endpoint, 'not_found', 'This link is incomplete. Open it from the email once more.');
    return claims;
  };

  serve(app, getSignUp, ({ params: { token }, request: { em } }) =>
    findSignUp(em, claimsOf(getSignUp, token), new Date(clock())),
  );

  serve(app, confirm, async ({ params: { token }, request: { em, log } }) => {
    const claims = claimsOf(confirm, token);
    const { signUp, isNew } = await confirmSignUp(em, claims, new Date(clock()));
    if (isNew) {
      log.info({ event: 'sign_up_confirmed', signUpId: claims.id });
      enqueue('send-welcomes');
      enqueue('advance-sequences');
    }
    return signUp;
  });
}
