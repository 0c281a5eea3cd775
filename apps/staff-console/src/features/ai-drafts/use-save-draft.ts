import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { checkSlug } from '@workspace/contracts/managed-posts';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { storeUnsaved } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import { validatePost } from '../blog-posts/post-form.ts';
import type { Confirmation } from '../claim-checks/CheckClaimsDialog.tsx';
import { restoreMark } from '../blog-posts/use-post-editing.ts';
import { useSavePost } from '../blog-posts/use-save-post.ts';
import { draftSlug, draftValues, longestSlug } from './draft-values.ts';

const unfit = {
  title: 'Error',
  description: 'This draft needs another title or slug. Edit it before saving.',
  tone: 'destructive',
} as const;

/** Saves a draft as a stored post, or opens it as a new post in the editor. */
export function useSaveDraft(onSaved: (status: 'draft' | 'published') => void) {
  const { save, isSaving, apiError } = useSavePost();
  const [isFinding, setFinding] = useState(false);
  const [tried, setTried] = useState<AiDraft>();
  const freeSlug = useFreeSlug();
  const toast = useToast();
  const store = async (post: AiDraft, status: 'draft' | 'published', confirmation?: Confirmation) => {
    setFinding(true);
    setTried(post);
    const slug = await freeSlug(post.title).finally(() => setFinding(false));
    const { data } = validatePost({ ...draftValues(post, new Date()), slug, status, ...confirmation, views: 0 });
    if (!data) return void toast(unfit);
    if (await save(data, undefined, status === 'draft' ? 'Saved as a draft' : undefined)) onSaved(status);
  };
  /** The draft that was not saved because the session has ended. */
  const signedOutWith = apiError?.code === 'not_signed_in' ? tried : undefined;
  return { store, edit: useEditDraft(), isSaving: isSaving || isFinding, signedOutWith };
}

/**
 * Returns the title's slug, or the next free one of the same maximum length. If the check fails, saving reports a
 * conflict.
 */
function useFreeSlug(): (title: string) => Promise<string> {
  const ask = useFetchUncached();
  return async (title) => {
    const slug = draftSlug(title);
    // Leaves room for a suffix of three digits.
    const shorter = draftSlug(title, longestSlug - 4);
    try {
      for (const wanted of [slug, shorter]) {
        const { suggestion } = await ask(checkSlug, { query: { slug: wanted } });
        if (suggestion.length <= longestSlug) return suggestion;
      }
      return slug;
    } catch {
      return slug;
    }
  };
}

/** Passes a draft to the editor through the store of unsaved text: from there on it survives a crash too. */
function useEditDraft(): (post: AiDraft) => void {
  const person = useWriter();
  const navigate = useNavigate();
  const path = useConsolePath();
  const toast = useToast();
  return (post) => {
    const writing = { person, resource: 'post', id: 'new', writer: crypto.randomUUID() } as const;
    const values = draftValues(post, new Date());
    if (storeUnsaved(localStorage, writing, { at: Date.now(), basedOn: null, values }))
      return void navigate(path(`blog/new?${restoreMark}=restore`));
    toast({
      title: 'This browser keeps no unsaved text',
      description: 'Save it as a draft instead, and edit it then.',
      tone: 'destructive',
    });
  };
}
