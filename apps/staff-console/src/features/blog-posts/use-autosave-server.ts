import { useMemo } from 'react';
import { autosavePost, discardAutosave } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import type { Server } from '../../layout/server-copy.ts';
import type { UnsavedText } from '../../layout/unsaved-work.ts';
import { contentOf, type PostValues } from './post-values.ts';

/** The pending revision of a stored post, which the next visit from any device finds. Undefined for a new post. */
export function useAutosaveServer(id: string | undefined): Server<UnsavedText<PostValues>> | undefined {
  const fetch = useFetch();
  return useMemo(() => {
    if (id === undefined) return undefined;
    const params = { id };
    return {
      store: ({ values, basedOn }) =>
        call(autosavePost, { params, body: { ...contentOf(values), basedOn: basedOn ?? undefined } }, { fetch }),
      remove: () => call(discardAutosave, { params }, { fetch }),
    };
  }, [id, fetch]);
}
