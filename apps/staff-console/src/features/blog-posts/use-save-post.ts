import { useState } from 'react';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, type ManagedPost, type NewBlogPost } from '@workspace/contracts/managed-posts';
import { listClaimChecks } from '@workspace/contracts/claim-checks';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useEvict } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { shortMoment } from '../../layout/local-time.ts';
import { useLostSave } from '../../layout/use-lost-save.ts';
import { failureMessage } from '../../layout/failure-message.ts';
import { changeOf, valuesOf } from './post-values.ts';
import { useUndoPublishing } from './use-undo-publishing.ts';

/** The stored post to change, and the version that the writer started from. */
export interface Base {
  post: ManagedPost;
  basedOn: string;
}

export interface SavePost {
  /**
   * Returns the stored post, or undefined when it was rejected. The form stays as it is after a failure. `success` is
   * the title of the toast, unless it says what readers get.
   */
  save: (draft: NewBlogPost, base: Base | undefined, success?: string) => Promise<ManagedPost | undefined>;
  isSaving: boolean;
  /** Error of the last save, until the next one. */
  apiError: ApiError | undefined;
}

/**
 * Creates a new post, or updates the changed fields of a stored one. `isOnePost`: all saves are of the same post, so one
 * whose response was lost is repeated before the next one.
 */
export function useSavePost(isOnePost = false): SavePost {
  const creating = useSend(createPost);
  const changing = useSend(changePost);
  const forget = useEvict();
  const toast = useToast();
  const undoOf = useUndoPublishing();
  const lost = useLostSave<ManagedPost>();
  const [apiError, setApiError] = useState<ApiError>();
  const send = async (body: NewBlogPost, known: Base | undefined) => {
    const base = laterOf(known, await lost.find());
    const store = async () => (await (base ? changing.send(pickChanges(base, body)) : creating.send({ body }))).post;
    // Nobody repeats a publication that was not the last wish.
    const isRepeatable = isOnePost && body.status === (base?.post.status ?? 'draft');
    return isRepeatable ? lost.run(store) : store();
  };
  const save = async (body: NewBlogPost, base: Base | undefined, success = 'Success') => {
    setApiError(undefined);
    try {
      const post = await send(body, base);
      forget(listPosts, {});
      forget(getPostBySlug, { params: { slug: post.slug } });
      forget(listClaimChecks, { params: { id: post.id } });
      const action = undoOf(post, base?.post);
      toast({
        title: becameOf(post, base?.post) ?? success,
        description: base ? 'Blog post updated successfully!' : 'Blog post created successfully!',
        ...(action && { action }),
      });
      return post;
    } catch (thrown) {
      if (thrown instanceof ApiError) setApiError(thrown);
      // The caller handles these codes beside the text. A new post cannot conflict with another writer.
      const answered = base ? ['changed_meanwhile', 'not_signed_in'] : ['not_signed_in'];
      const isAnswered = thrown instanceof ApiError && answered.includes(thrown.code);
      const otherwise = base ? 'Failed to update blog post.' : 'Failed to create blog post.';
      if (!isAnswered) toast({ title: 'Error', description: failureMessage(thrown, otherwise), tone: 'destructive' });
      return undefined;
    }
  };
  return { save, isSaving: creating.isSending || changing.isSending, apiError };
}

/** Returns the post that a lost save has stored, unless the form knows a later one. */
const laterOf = (base: Base | undefined, found: ManagedPost | undefined): Base | undefined =>
  found && (!base || base.basedOn < found.updatedAt) ? { post: found, basedOn: found.updatedAt } : base;

const pickChanges = ({ post, basedOn }: Base, draft: NewBlogPost) => ({
  params: { id: post.id },
  body: {
    ...changeOf(valuesOf(post), draft),
    basedOn,
    checkedClaims: draft.checkedClaims,
    disclosure: draft.disclosure,
  },
});

/** Says what a save made of the post; undefined when its status stays. */
function becameOf({ status, publishAt }: ManagedPost, before: ManagedPost | undefined): string | undefined {
  if (status === (before?.status ?? 'draft')) return undefined;
  if (status === 'published') return 'Published';
  return status === 'scheduled' && publishAt ? `Scheduled for ${shortMoment(Date.parse(publishAt))}` : undefined;
}
