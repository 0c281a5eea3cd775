import { useMemo, useState } from 'react';
import { autosavePost, discardAutosave, listAutosaves, type Autosave } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import type { OwnServer } from '../../layout/use-unsaved-work.ts';
import { contentOf, type PostValues } from './post-values.ts';

interface AutosaveServer {
  /** The pending revision of a stored post, which the next visit from any device finds. Undefined for a new post. */
  server: OwnServer<PostValues> | undefined;
  /** The revisions that were there before the first words of this visit; undefined as long as there are none. */
  earlier: readonly Autosave[] | undefined;
}

/** The words of this visit replace those of an earlier one on the server, so they wait until those are known here. */
export function useAutosaveServer(id: string | undefined): AutosaveServer {
  const fetch = useFetch();
  const [found, setFound] = useState<{ id: string; autosaves: readonly Autosave[] }>();
  const server = useMemo(() => {
    if (id === undefined) return undefined;
    const params = { id };
    const prepare = untilDone(async () => {
      const { autosaves } = await call(listAutosaves, { params }, { fetch });
      setFound({ id, autosaves });
    });
    const own: OwnServer<PostValues> = (writer) => ({
      prepare,
      store: ({ values, basedOn, at }) => {
        const body = { ...contentOf(values), basedOn: basedOn ?? undefined, opening: { writer, at } };
        return call(autosavePost, { params, body }, { fetch });
      },
      remove: () => call(discardAutosave, { params }, { fetch }),
    });
    return own;
  }, [id, fetch]);
  return { server, earlier: found?.id === id ? found?.autosaves : undefined };
}

/** Runs a function until it has succeeded once. */
function untilDone(run: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await run();
    isDone = true;
  };
}
