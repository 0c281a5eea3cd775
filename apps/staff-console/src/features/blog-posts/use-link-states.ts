import { useEffect, useMemo, useState } from 'react';
import { call } from '@workspace/contracts/endpoint/call';
import { checkLinks, maxLinksPerCheck } from '@workspace/contracts/link-checks';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import type { LinkStates } from './check-link-states.ts';
import { linksToCheck } from './links-to-check.ts';
import type { PostValues } from './post-values.ts';

/** Requests where the links of a post lead, all at once. */
export function useLinkStates({ content, slug }: PostValues): LinkStates {
  const fetch = useFetch();
  const urls = useMemo(
    () => linksToCheck(documentOf(valueOf(content)), location.origin, `/blog/${slug}`).slice(0, maxLinksPerCheck),
    [content, slug],
  );
  const [states, setStates] = useState<LinkStates>('waiting');
  useEffect(() => {
    if (urls.length === 0) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    call(checkLinks, { body: { urls } }, { fetch, signal }).then(
      ({ links }) => signal.aborted || setStates(links),
      () => signal.aborted || setStates('failed'),
    );
    return () => stopping.abort();
  }, [urls, fetch]);
  return urls.length === 0 ? [] : states;
}
