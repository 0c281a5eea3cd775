import { useState } from 'react';
import { sourceOf, UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { Differences } from './Differences.tsx';
import type { PostValues } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';
import { usePendingRevision } from './use-pending-revision.ts';

/** Offers the words of an earlier visit, while nothing else is written: those of this device, or a pending revision. */
export function OfferedWords({ editing }: { editing: PostEditing }) {
  const { base, unsaved, form, restore } = editing;
  const pending = usePendingRevision(editing);
  // A new post that is stored by now is another text.
  const [id] = useState(base?.post.id);
  const offered = form.isChanged || base?.post.id !== id ? undefined : unsaved.offered;
  const differences = (values: PostValues) => (
    <Differences before={form.values} after={values} otherwise="Both have the same words." />
  );
  // The same words are on the server, and are not offered a second time.
  const twin = offered && pending?.writer === offered.writer ? pending : undefined;
  const discard = () => {
    unsaved.dismiss();
    twin?.discard();
  };
  const continueOffered = () => {
    restore();
    twin?.settle();
  };
  if (offered)
    return (
      <UnsavedNotice
        key={offered.writer}
        at={offered.at}
        source={sourceOf(offered)}
        differences={differences(offered.values)}
        onRestore={continueOffered}
        onDiscard={discard}
      />
    );
  if (!pending) return null;
  return (
    <UnsavedNotice
      key="pending"
      at={pending.at}
      source="It is on the server; readers do not see it."
      differences={differences(pending.values)}
      onRestore={pending.restore}
      onDiscard={pending.discard}
    />
  );
}
