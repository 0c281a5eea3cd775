import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { ManagedPost, NewBlogPost } from '@workspace/contracts/managed-posts';
import { useConsolePath } from '../../layout/base-path.ts';
import { LeaveGuardContext } from '../../layout/leave-guard.ts';
import { useUnsavedWork, type UnsavedWork } from '../../layout/use-unsaved-work.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import type { Confirmation } from '../claim-checks/CheckClaimsDialog.tsx';
import { useClaims } from '../claim-checks/use-claims.ts';
import {
  emptyValues,
  isPostValues,
  proposedDates,
  statusOf,
  valuesOf,
  type PostValues,
  type StatusChange,
} from './post-values.ts';
import { useAppearance } from './use-appearance.ts';
import { useStayState } from './use-opened-post.ts';
import { useAutosaveServer } from './use-autosave-server.ts';
import { usePostForm, type PostForm } from './use-post-form.ts';
import { useRestoring } from './use-restoring.ts';
import { useSavePost, type Base } from './use-save-post.ts';

/** Query parameter that restores the unsaved text without asking, after a new sign-in. */
export const restoreMark = 'unsaved';

/** State of one post being edited: its form, its unsaved text, and the save actions. A new post if undefined. */
export function usePostEditing(post: ManagedPost | undefined) {
  const [base, setBase] = useState<Base | undefined>(post && { post, basedOn: post.updatedAt });
  const [blank] = useState(emptyValues);
  const stored = useMemo(() => (base ? valuesOf(base.post) : blank), [base, blank]);
  const form = usePostForm(stored, post === undefined, proposedDates(base?.post));
  const { values } = form;
  const { unsaved, earlier } = useUnsavedPost(base, stored, form);
  useAppearance(base, setBase, form.change);
  const storing = useStoring(form, unsaved, setBase);
  const restoring = useRestoring({ base, setBase, stored, form, unsaved });
  useRestoreOnMount(restoring.restore);
  const { id, disclosure } = base?.post ?? {};
  const claims = useClaims(id, { ...values, isAiDraft: stored.isAiDraft || values.isAiDraft, disclosure });
  /** Saves the post with its current status, or with a new one. */
  const save = (change: StatusChange = statusOf(stored), confirmation?: Confirmation) =>
    storing.store(base, { ...change, ...confirmation });
  /** Saves the post with its current status, and stays. Returns undefined when that was not possible. */
  const saveHere = () => storing.storeHere(base, statusOf(stored));
  /** Overwrites another writer's save, but keeps its status. From then on, that save is the base. */
  const keepMine = (theirs: ManagedPost) => {
    const from = { post: theirs, basedOn: theirs.updatedAt };
    setBase(from);
    form.change(statusOf(valuesOf(theirs)));
    storing.storeAgain(from, statusOf(valuesOf(theirs)));
  };
  const actions = { ...restoring, save, saveHere, keepMine };
  return { base, stored, form, claims, unsaved, earlier, saving: storing.saving, ...actions };
}

/** Unsaved text of the post, and the revisions that earlier visits left on the server. */
function useUnsavedPost(base: Base | undefined, current: PostValues, { values, readValues, isChanged }: PostForm) {
  const basedOn = base?.basedOn ?? null;
  const stored = base && current;
  const { server, earlier } = useAutosaveServer(base?.post.id);
  const unsaved = useUnsavedWork({
    resource: 'post',
    id: base?.post.id ?? 'new',
    values,
    readValues,
    basedOn,
    stored,
    isChanged,
    isComplete: isPostValues,
    server,
  });
  return { unsaved, earlier };
}

/** Saves the form, and returns to the list or stays. */
function useStoring(form: PostForm, unsaved: UnsavedWork<PostValues>, setBase: (base: Base) => void) {
  const saving = useSavePost(true);
  const stayAt = useStayAt();
  const leave = useLeave(stayAt);
  const lastStayed = useRef(false);
  const send = async (draft: NewBlogPost, from: Base | undefined) => {
    const sent = form.readValues();
    const saved = await saving.save(draft, from);
    if (!saved) return undefined;
    unsaved.clear();
    // Rendered at once: the page then knows what is still unsaved.
    flushSync(() => {
      form.settle(sent, valuesOf(saved));
      setBase({ post: saved, basedOn: saved.updatedAt });
    });
    return saved;
  };
  /** Saves and returns to the list. Returns false when the form has errors. */
  const store = (from: Base | undefined, more?: Partial<NewBlogPost>) => {
    lastStayed.current = false;
    const draft = form.checked(more);
    if (draft) void send(draft, from).then((saved) => saved && leave(saved, from === undefined));
    return draft !== undefined;
  };
  /** Saves and stays in the editor. Returns undefined when the form has errors, or the server rejected it. */
  const storeHere = async (from: Base | undefined, more: StatusChange) => {
    lastStayed.current = true;
    const draft = form.checked(more);
    const saved = draft && (await send(draft, from));
    if (saved && !from) await stayAt(saved.id);
    return saved;
  };
  /** Saves from another base, and then leaves or stays as the last save would have. */
  const storeAgain = (from: Base, more: StatusChange) =>
    lastStayed.current ? void storeHere(from, more) : void store(from, more);
  return { saving, store, storeHere, storeAgain };
}

export type PostEditing = ReturnType<typeof usePostEditing>;

/**
 * Returns to the list, filtered by the post's status. Asks first if there is newer work, such as words that were written
 * during the save: until the answer, the writer is at the address of the stored post.
 */
function useLeave(stayAt: (id: string) => Promise<void>) {
  const { leave, hasUnsavedWork } = useContext(LeaveGuardContext);
  const navigate = useNavigateHere();
  const path = useConsolePath();
  return async ({ id, status }: ManagedPost, isNew: boolean) => {
    if (isNew && hasUnsavedWork()) await stayAt(id);
    leave(() => navigate(path(status === 'published' ? 'blog' : `blog?status=${status}`)));
  };
}

/** Puts the address of a stored post in place of the one of a new post, in the same editor and the same place in the text. */
function useStayAt(): (id: string) => Promise<void> {
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const state = useStayState();
  return async (id) => navigate(path(`blog/edit/${id}`), { replace: true, state });
}

function useRestoreOnMount(restore: () => void): void {
  const [search, setSearch] = useSearchParams();
  const state = useStayState();
  const isWanted = search.has(restoreMark);
  useEffect(() => {
    if (!isWanted) return;
    restore();
    setSearch({}, { replace: true, state });
    // Runs once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
}
