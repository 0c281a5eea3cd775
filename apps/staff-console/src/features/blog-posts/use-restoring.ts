import type { Autosave } from '@workspace/contracts/blog-post-autosaves';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import type { UnsavedWork } from '../../layout/use-unsaved-work.ts';
import { isSame, statusOf, valuesOf, valuesOfAutosave, type PostValues } from './post-values.ts';
import type { PostForm } from './use-post-form.ts';
import type { Base } from './use-save-post.ts';

interface Restoring {
  base: Base | undefined;
  setBase: (base: Base) => void;
  stored: PostValues;
  form: PostForm;
  unsaved: UnsavedWork<PostValues>;
}

/** Actions that put another text into the form: an unsaved one, a pending revision, or the stored post. */
export function useRestoring({ base, setBase, stored, form, unsaved }: Restoring) {
  /** Continues the text that this device has on offer. */
  const restore = () => {
    if (!unsaved.offered) return;
    const { values: written, basedOn, stored: began } = unsaved.offered;
    // A restored text never changes the post's status: only the publish button does.
    // An earlier release may have written it without the newer fields.
    form.replace({ ...stored, ...written, ...statusOf(stored) });
    // Another writer may have saved since: the first save then reports the conflict.
    if (base && basedOn !== null) setBase({ post: withOriginalValues(base.post, began), basedOn });
    unsaved.adopt();
  };
  /** Continues a pending revision. If the post was saved since it began, the first save reports the conflict. */
  const restoreAutosave = (autosave: Autosave) => {
    form.replace(valuesOfAutosave(stored, autosave));
    if (base) setBase({ ...base, basedOn: autosave.basedOn });
  };
  /** Starts over from the stored post. The unsaved text remains on offer. */
  const adopt = (now: ManagedPost) => {
    if (!isSame(stored, form.readValues())) unsaved.putAside();
    setBase({ post: now, basedOn: now.updatedAt });
    form.replace(valuesOf(now));
  };
  return { restore, restoreAutosave, adopt };
}

/** Returns the post with the values that an unsaved text started from, and its current status. */
const withOriginalValues = (post: ManagedPost, began: PostValues | undefined): ManagedPost => ({
  ...post,
  ...began,
  status: post.status,
  publishAt: post.publishAt,
});
