import { useMemo } from 'react';
import { autosavePost, discardAutosave } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import type { OwnServer } from '../../layout/use-unsaved-work.ts';
import { contentOf, type PostValues } from './post-values.ts';

/** The pending revision of a stored post, which the next visit from any device finds. Undefined for a new post. */
export function useAutosaveServer(id: string | undefined): OwnServer<PostValues> | undefined {
  const fetch = useFetch();
  return useMemo(() => {
    if (id === undefined) return undefined;
    const params = { id };
    return (writer) => ({
      store: ({ values, basedOn, at }) => {
        const body = { ...contentOf(values), basedOn: basedOn ?? undefined, opening: { writer, at } };
        return call(autosavePost, { params, body }, { fetch });
      },
      remove: () => call(discardAutosave, { params }, { fetch }),
    });
  }, [id, fetch]);
}
