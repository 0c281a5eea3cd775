import { postsVersionHeader } from '@workspace/contracts/posts-version';
import { fetchWithRequestId } from '@workspace/node-server/request-ids';

/** The posts version that this copy of the site has seen; undefined before the API has responded. */
export interface KnownVersion {
  version: string | undefined;
}

/** Returns a fetch that tells the API the known version: a page that is rendered after a change contains the change. */
export function fetchSince(known: KnownVersion): typeof fetchWithRequestId {
  return (url, init) => {
    const headers = new Headers(init.headers);
    if (known.version !== undefined) headers.set(postsVersionHeader, known.version);
    return fetchWithRequestId(url, { ...init, headers });
  };
}
