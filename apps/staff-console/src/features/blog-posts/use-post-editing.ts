import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ManagedPost, NewBlogPost } from '@workspace/contracts/blog-posts';
import { useConsolePath } from '../../layout/base-path.ts';
import { useUnsavedWork, type UnsavedWork } from '../../layout/use-unsaved-work.ts';
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
import { usePostForm, type PostForm } from './use-post-form.ts';
import { useSavePost, type Base } from './use-save-post.ts';

/** In the address: put the unsaved text back without asking, after a new sign-in. */
export const restoreMark = 'unsaved';

/** One post being written: its form, what is kept of it, and how it is saved. Without a post it is a new one. */
export function usePostEditing(post: ManagedPost | undefined) {
  const [base, setBase] = useState<Base | undefined>(post && { post, basedOn: post.updatedAt });
  const [blank] = useState(emptyValues);
  const stored = useMemo(() => (base ? valuesOf(base.post) : blank), [base, blank]);
  const form = usePostForm(stored, post === undefined, proposedDates(base?.post));
  const { values, isChanged } = form;
  const unsaved = useUnsavedPost(base, stored, form);
  useAppearance(base, setBase, form.change);
  const storing = useStoring(form, unsaved, setBase);
  const restore = () => {
    if (!unsaved.offered) return;
    const { values: written, basedOn, stored: began } = unsaved.offered;
    // What was kept never moves a post: only the button that publishes does.
    form.replace({ ...written, ...statusOf(stored) });
    // The post may have been saved since: the first save then says so.
    if (base && basedOn !== null) setBase({ post: postAsBegun(base.post, began), basedOn });
    unsaved.settle();
  };
  /** Begins anew from a post as it is stored. What was written and not saved stays on offer. */
  const adopt = (now: ManagedPost) => {
    if (isChanged) unsaved.putAside();
    setBase({ post: now, basedOn: now.updatedAt });
    form.replace(valuesOf(now));
  };
  useRestoreAtOnce(restore);
  const claims = useClaims(base?.post.id, { ...values, isAiDraft: stored.isAiDraft || values.isAiDraft });
  /** Saves the post where it stands, or moves it. */
  const save = (change: StatusChange = statusOf(stored), checkedClaims?: string[]) =>
    storing.store(base, { ...change, checkedClaims });
  const saveHere = async () => base && storing.storeHere(base, statusOf(stored));
  /** Saves over what somebody else saved, and leaves the post where they put it. From then on, theirs is what this began from. */
  const keepMine = (theirs: ManagedPost) => {
    const from = { post: theirs, basedOn: theirs.updatedAt };
    setBase(from);
    form.change(statusOf(valuesOf(theirs)));
    storing.store(from, statusOf(valuesOf(theirs)));
  };
  return { base, stored, form, claims, unsaved, saving: storing.saving, restore, adopt, save, saveHere, keepMine };
}

/** The post with the values that a kept text began from. Its status is the one it has now. */
const postAsBegun = (post: ManagedPost, began: PostValues | undefined): ManagedPost => ({
  ...post,
  ...began,
  status: post.status,
  publishAt: post.publishAt,
});

/** What is kept of the post on this device. One that was new keeps the name it began with, also once it is stored. */
function useUnsavedPost(base: Base | undefined, current: PostValues, { values, isChanged }: PostForm) {
  const [thing] = useState(base?.post.id ?? 'new');
  const basedOn = base?.basedOn ?? null;
  const stored = base && current;
  return useUnsavedWork({ noun: 'post', thing, values, basedOn, stored, isChanged, isWhole: isPostValues });
}

/** Saves what the form holds and goes back to the list. False where the form has faults. */
function useStoring(form: PostForm, unsaved: UnsavedWork<PostValues>, setBase: (base: Base) => void) {
  const saving = useSavePost();
  const leave = useLeave();
  const send = async (draft: NewBlogPost, from: Base | undefined) => {
    const saved = await saving.save(draft, from);
    if (!saved) return undefined;
    unsaved.clear();
    form.settle(valuesOf(saved));
    setBase({ post: saved, basedOn: saved.updatedAt });
    return saved;
  };
  const store = (from: Base | undefined, more?: Partial<NewBlogPost>) => {
    const draft = form.checked(more);
    if (draft) void send(draft, from).then((saved) => saved && leave(saved.status));
    return draft !== undefined;
  };
  /** Saves and stays. Undefined where the form has faults, or the server said no. */
  const storeHere = async (from: Base, more: StatusChange) => {
    const draft = form.checked(more);
    return draft && send(draft, from);
  };
  return { saving, store, storeHere };
}

export type PostEditing = ReturnType<typeof usePostEditing>;

/** Back to the list, where the post now stands. */
function useLeave(): (status: string) => Promise<void> {
  const navigate = useNavigate();
  const path = useConsolePath();
  return async (status) => navigate(path(status === 'published' ? 'blog' : `blog?status=${status}`));
}

function useRestoreAtOnce(restore: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.has(restoreMark);
  useEffect(() => {
    if (!isWanted) return;
    restore();
    setSearch({}, { replace: true });
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
}
