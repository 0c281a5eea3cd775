import { useState } from 'react';
import {
  changePost,
  createPost,
  getPostBySlug,
  listPosts,
  type ManagedPost,
  type NewBlogPost,
} from '@workspace/contracts/blog-posts';
import { listClaimChecks } from '@workspace/contracts/claim-checks';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useEvict } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';
import { changeOf, valuesOf } from './post-values.ts';

/** The stored post that a save changes, and the state of it that the writer began from. */
export interface Base {
  post: ManagedPost;
  basedOn: string;
}

export interface SavePost {
  /** Gives the post as it is stored now, undefined where it was refused. A failure keeps the form as it is. `success` is what the toast is titled. */
  save: (draft: NewBlogPost, base: Base | undefined, success?: string) => Promise<ManagedPost | undefined>;
  isSaving: boolean;
  /** The last refusal, until the next save. */
  apiError: ApiError | undefined;
}

/** Stores a new post, or what was changed of a stored one. */
export function useSavePost(): SavePost {
  const creating = useSend(createPost);
  const changing = useSend(changePost);
  const forget = useEvict();
  const toast = useToast();
  const [apiError, setRefusal] = useState<ApiError>();
  const save = async (body: NewBlogPost, base: Base | undefined, success = 'Success') => {
    setRefusal(undefined);
    try {
      const { post } = await (base ? changing.send(changed(base, body)) : creating.send({ body }));
      forget(listPosts, {});
      forget(getPostBySlug, { params: { slug: post.slug } });
      forget(listClaimChecks, { params: { id: post.id } });
      toast({
        title: success,
        description: base ? 'Blog post updated successfully!' : 'Blog post created successfully!',
      });
      return post;
    } catch (thrown) {
      if (thrown instanceof ApiError) setRefusal(thrown);
      // Whoever saves answers these where the text is. A new post was changed by nobody meanwhile.
      const answered = base ? ['changed_meanwhile', 'not_signed_in'] : ['not_signed_in'];
      const isAnswered = thrown instanceof ApiError && answered.includes(thrown.code);
      const otherwise = base ? 'Failed to update blog post.' : 'Failed to create blog post.';
      if (!isAnswered) toast({ title: 'Error', description: failureMessage(thrown, otherwise), tone: 'destructive' });
      return undefined;
    }
  };
  return { save, isSaving: creating.isSending || changing.isSending, apiError };
}

const changed = ({ post, basedOn }: Base, draft: NewBlogPost) => ({
  params: { id: post.id },
  body: { ...changeOf(valuesOf(post), draft), basedOn, checkedClaims: draft.checkedClaims },
});
