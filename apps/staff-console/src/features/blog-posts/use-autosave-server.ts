import { useMemo, useState } from 'react';
import { autosavePost, discardAutosave, listAutosaves, type Autosave } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import type { OwnServer } from '../../layout/use-unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import { contentOf, type PostValues } from './post-values.ts';

interface AutosaveServer {
  /** The pending revision of a stored post, which the next visit from any device finds. Undefined for a new post. */
  server: OwnServer<PostValues> | undefined;
  /** The revisions that were there before the first words of this visit; undefined as long as there are none. */
  earlier: readonly Autosave[] | undefined;
}

/**
 * The words of this visit replace those of an earlier one on the server, so they wait until those are known here. An
 * editor that has closed meanwhile cannot offer them: its words stay on the device alone.
 */
export function useAutosaveServer(id: string | undefined): AutosaveServer {
  const fetch = useFetch();
  const person = useWriter();
  const [found, setFound] = useState<{ id: string; autosaves: readonly Autosave[] }>();
  const server = useMemo(() => {
    if (id === undefined) return undefined;
    const params = { id };
    let isKnown = false;
    const own: OwnServer<PostValues> = (writer) => ({
      prepare: async (isOpen) => {
        if (isKnown) return;
        const { autosaves } = await call(listAutosaves, { params }, { fetch });
        const isElsewhere = autosaves.some(({ savedBy, opening }) => savedBy === person && opening?.writer !== writer);
        if (isElsewhere && !isOpen()) throw new Error('The words on the server were not offered.');
        isKnown = true;
        setFound({ id, autosaves });
      },
      store: ({ values, basedOn, at }) => {
        const body = { ...contentOf(values), basedOn: basedOn ?? undefined, opening: { writer, at } };
        return call(autosavePost, { params, body }, { fetch });
      },
      remove: () => call(discardAutosave, { params }, { fetch }),
    });
    return own;
  }, [id, fetch, person]);
  return { server, earlier: found?.id === id ? found?.autosaves : undefined };
}
