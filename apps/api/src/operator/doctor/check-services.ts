import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { openIdProvider } from '../../adapters/identity-provider.ts';
import { CertificateRejected } from '../../certificate-rejected.ts';
import { findingOf, type Check, type Finding } from './check.ts';
import { reach } from './reach.ts';

const timeout = () => AbortSignal.timeout(5_000);

/** Fetches the discovery document of the identity provider. */
export const checkIdentityProvider: Check = {
  name: 'identity provider',
  run: async ({ oidc }) => {
    const finding = findingOf('identity provider');
    try {
      await openIdProvider(oidc)();
      return finding('ok', `${new URL(oidc.issuer).host} has a discovery document.`);
    } catch (error) {
      if (error instanceof CertificateRejected)
        return finding('wrong', `${error.message}, so nobody can sign in. Renew it, or correct OIDC_ISSUER.`);
      const { message, cause } = error as Error;
      const reason = (cause instanceof Error ? cause.message : message).split('\n')[0]!;
      return finding(
        'wrong',
        `${oidc.issuer} has no valid discovery document, so nobody can sign in (${reason}). Correct OIDC_ISSUER.`,
      );
    }
  },
};

export const checkLinkedin: Check = {
  name: 'LinkedIn',
  run: async ({ linkedin }) => {
    const finding = findingOf('LinkedIn');
    if (!linkedin) return finding('ok', 'LinkedIn is not set up.');
    const init = { redirect: 'manual', signal: timeout() } as const;
    const { status } = await reach('LinkedIn', linkedin.apiUrl, 'Let this machine connect to it.', init);
    return status < 500 ? finding('ok', 'LinkedIn responds.') : finding('wrong', `LinkedIn responds with ${status}.`);
  },
};

/** Lists the models, which costs nothing. */
export const checkModel: Check = {
  name: 'model',
  run: async ({ model }) => {
    const finding = findingOf('model');
    if (model.missing.length > 0) return finding('ok', `No model drafts posts: ${model.missing.join(', ')} not set.`);
    const headers = { authorization: `Bearer ${model.apiKey}` };
    const url = `${model.baseUrl.replace(/\/$/, '')}/models`;
    const advice = 'Start it, or correct MODEL_BASE_URL.';
    const { status } = await reach('The model', url, advice, { headers, signal: timeout() });
    if (status === 401 || status === 403) return finding('wrong', `The model rejects MODEL_API_KEY (${status}).`);
    return status < 500 ? finding('ok', 'The model responds.') : finding('wrong', `The model responds with ${status}.`);
  },
};

/** Requests the site at the visitors' address: through every proxy in front of it. */
export const checkSite: Check = {
  name: 'site',
  run: async ({ publicOrigin }) => {
    const finding = findingOf('site');
    const advice = 'Start it, or correct PUBLIC_ORIGIN or the proxy.';
    const init = { signal: timeout(), redirect: 'manual' } as const;
    const response = await reach('The site', `${publicOrigin}/readyz`, advice, init);
    if (response.status === 404) return checkPages(publicOrigin);
    if (response.status !== 200)
      return finding(
        'wrong',
        `${publicOrigin}/readyz responds with ${response.status}: start the site, or correct PUBLIC_ORIGIN or the proxy.`,
      );
    return response.headers.has('x-request-id')
      ? finding('ok', `${publicOrigin} is ready, and request ids arrive.`)
      : finding('warning', `${publicOrigin} is ready, and its x-request-id does not arrive: let the proxy pass it on.`);
  },
};

/** A proxy that keeps the paths for operators inside, as the guide has it: then the path to the API counts. */
async function checkPages(publicOrigin: string): Promise<Finding> {
  const url = publicOrigin + getPostsVersion.path;
  const { status } = await reach('The site', url, 'Correct the proxy.', { signal: timeout(), redirect: 'manual' });
  const finding = findingOf('site');
  return status === 200
    ? finding('ok', `${publicOrigin} and its API respond; the proxy keeps /readyz inside.`)
    : finding('wrong', `${url} responds with ${status}: start the site, or correct PUBLIC_ORIGIN or the proxy.`);
}
