import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import {
  connectLinkedin,
  disconnectLinkedin,
  finishLinkedin,
  getLinkedinSettings,
  getLinkedinStatus,
  listOrganizations,
  saveLinkedinSettings,
} from '@workspace/contracts/linkedin-connection';
import { isCrossSite } from '../../http/same-origin.ts';
import { serve } from '../../http/serve.ts';
import { authorizationFlow } from './authorization-flow.ts';
import { disconnect, storeSignIn } from './connect.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { linkedinRequirements } from '../../config-linkedin.ts';
import { configured, LinkedinError, LinkedinNotConfigured } from './linkedin-errors.ts';
import { NoSuchPage, saveSettings } from './save-settings.ts';
import { storedSettings } from './to-settings.ts';
import { withAccessToken } from './with-access-token.ts';

export interface LinkedinConnectionDeps {
  linkedin: LinkedinDeps | undefined;
  newEm: () => EntityManager;
  publicOrigin: string;
}

const management = '/cms/blog';
/** Error codes for a cancelled authorization: LinkedIn's, and the standard one. */
const deniedByUser = new Set(['user_cancelled_login', 'user_cancelled_authorize', 'access_denied']);

export function linkedinConnectionRoutes(app: FastifyInstance, deps: LinkedinConnectionDeps): void {
  const { linkedin, newEm } = deps;
  authorizationRoutes(app, deps);

  serve(app, getLinkedinStatus, async ({ request: { em } }) => {
    if (!linkedin) return { connected: false, missing: [...linkedinRequirements] };
    const { signIn } = await storedSettings(em, linkedin);
    return { connected: signIn?.state === 'good', missing: [] };
  });

  serve(app, listOrganizations, [LinkedinNotConfigured, LinkedinError], async ({ request: { log } }) => {
    const ready = configured(linkedin);
    const { value, failure } = await withAccessToken(newEm, ready, ready.linkedin.organizations);
    if (value) return { organizations: value };
    log.warn({ event: 'linkedin_failed', call: 'organizations', ...withoutWords(failure) });
    throw new LinkedinError(failure);
  });

  serve(app, getLinkedinSettings, [LinkedinNotConfigured], ({ request: { em } }) =>
    storedSettings(em, configured(linkedin)),
  );

  serve(
    app,
    saveLinkedinSettings,
    [LinkedinNotConfigured, LinkedinError, NoSuchPage],
    async ({ body, request: { em, log } }) => {
      const ready = configured(linkedin);
      await saveSettings(newEm, ready, body);
      log.info({ event: 'linkedin_settings_saved', organizationId: body.organizationId, autoPost: body.autoPost });
      return storedSettings(em, ready);
    },
  );

  serve(app, disconnectLinkedin, [LinkedinNotConfigured], async ({ request: { em, log } }) => {
    const wasRevoked = await disconnect(em, configured(linkedin));
    log.info({ event: 'linkedin_disconnected', wasTold: wasRevoked });
  });
}

/** The authorization flow at LinkedIn. */
function authorizationRoutes(app: FastifyInstance, { linkedin, publicOrigin }: LinkedinConnectionDeps): void {
  const flow = linkedin && authorizationFlow(linkedin.linkedin, publicOrigin);

  serve(app, connectLinkedin, [LinkedinNotConfigured], ({ request, reply }) => {
    const { begin } = configured(flow);
    // A link on another site must not start the flow.
    return isCrossSite(request, publicOrigin) ? management : begin(request, reply);
  });

  serve(app, finishLinkedin, [LinkedinNotConfigured], async ({ user, request, reply }) => {
    const ready = configured(linkedin);
    const { value, failure } = await configured(flow).finish(request, reply);
    if (!value) {
      request.log.warn({ event: 'linkedin_connect_failed', ...withoutWords(failure) });
      const isRejected = deniedByUser.has(failure.code);
      return `${management}?linkedin=error${isRejected ? '&reason=refused' : ''}`;
    }
    await storeSignIn(request.em, ready, value, user.email);
    request.log.info({ event: 'linkedin_connected' });
    return `${management}?linkedin=connected`;
  });
}

/** A failure for the log, without LinkedIn's quotes of the text. */
const withoutWords = (failure: object): object => ({ ...failure, detail: undefined });
