import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { checkSlug } from '@workspace/contracts/blog-posts';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { storeUnsaved } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import { check } from '../blog-posts/post-form.ts';
import { restoreMark } from '../blog-posts/use-post-editing.ts';
import { useSavePost } from '../blog-posts/use-save-post.ts';
import { draftSlug, draftValues, longestSlug } from './draft-values.ts';

const unfit = {
  title: 'Error',
  description: 'This draft needs another title or slug. Edit it before saving.',
  tone: 'destructive',
} as const;

/** What can become of a draft: a stored post, or a new post in the editor. */
export function useSaveDraft(onSaved: (status: 'draft' | 'published') => void) {
  const { save, isSaving, apiError } = useSavePost();
  const [isFinding, setFinding] = useState(false);
  const [tried, setTried] = useState<AiDraft>();
  const freeSlug = useFreeSlug();
  const toast = useToast();
  const store = async (post: AiDraft, status: 'draft' | 'published', checkedClaims?: string[]) => {
    setFinding(true);
    setTried(post);
    const slug = await freeSlug(post.title).finally(() => setFinding(false));
    const { data } = check({ ...draftValues(post, new Date()), slug, status, checkedClaims, views: 0 });
    if (!data) return toast(unfit);
    if (await save(data, undefined, status === 'draft' ? 'Saved as a draft' : undefined)) onSaved(status);
  };
  /** The draft that was not saved because the session is over. */
  const signedOutWith = apiError?.code === 'not_signed_in' ? tried : undefined;
  return { store, edit: useEditDraft(), isSaving: isSaving || isFinding, signedOutWith };
}

/** The title's slug, or where a post has it, the next free one that is as short. Where nobody can tell, saving will. */
function useFreeSlug(): (title: string) => Promise<string> {
  const ask = useFetchUncached();
  return async (title) => {
    const slug = draftSlug(title);
    // Room for a number of three digits behind it.
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

/** Hands a draft to the editor by way of what is kept of unsaved posts: from there on a crash does not lose it either. */
function useEditDraft(): (post: AiDraft) => void {
  const person = useWriter();
  const navigate = useNavigate();
  const path = useConsolePath();
  const toast = useToast();
  return (post) => {
    const writing = { person, noun: 'post', thing: 'new', writer: crypto.randomUUID() } as const;
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
