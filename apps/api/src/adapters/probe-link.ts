import { probePage } from './probe-page.ts';
import { isPublicAddress } from '../is-public-address.ts';
import { requestPublic } from './public-request.ts';

/**
 * Requests a web address. `moved`: a page of the product leads elsewhere; `missing`: its server says that
 * there is no such page; `unknown`: another response or none, as of a server that turns away programs.
 */
export type ProbeLink = (url: string) => Promise<'found' | 'moved' | 'missing' | 'unknown'>;

const timeoutMs = 8_000;
const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Lanesight link check' };

/** Opens a probe for addresses of the product itself and those that `isAllowed` accepts. */
export function openProbeLink(publicOrigin: string, isAllowed = isPublicAddress): ProbeLink {
  return async (url) => {
    try {
      const isOwn = URL.parse(url)?.origin === publicOrigin;
      return stateOf(isOwn ? await probePage(url) : await publicStatus(url, isAllowed));
    } catch {
      // Without a connection of its own, a server cannot tell which names exist.
      return 'unknown';
    }
  };
}

/** Returns the status after redirects. It reads no body. */
async function publicStatus(url: string, isAllowed: (address: string) => boolean): Promise<number | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { response } = await requestPublic(url, { signal, headers, isAllowed });
  response.destroy();
  return response.statusCode;
}

function stateOf(status = 0): Awaited<ReturnType<ProbeLink>> {
  if (status >= 200 && status < 300) return 'found';
  if (status >= 300 && status < 400) return 'moved';
  return status === 404 || status === 410 ? 'missing' : 'unknown';
}
