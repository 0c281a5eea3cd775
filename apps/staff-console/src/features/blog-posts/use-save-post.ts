import { useNavigate } from 'react-router-dom';
import {
  changePost,
  createPost,
  getPost,
  getPostBySlug,
  listPosts,
  type BlogPostDraft,
} from '@workspace/contracts/blog-posts';
import { Refusal, type Fields } from '@workspace/contracts/endpoint/problem';
import { useForget, useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { failureSentence } from '../../layout/failure-sentence.ts';

export interface SavePost {
  save: (post: BlogPostDraft) => Promise<void>;
  isSaving: boolean;
}

/** Stores a new post, or the changes of the one with this id, and goes back to the list. A failure keeps the form as it is. */
export function useSavePost(id: string | undefined, onRefused: (fields: Fields) => void): SavePost {
  const creating = useSend(createPost);
  const changing = useSend(changePost);
  const forget = useForget();
  const keep = useKeep();
  const navigate = useNavigate();
  const path = useConsolePath();
  const toast = useToast();
  const save = async (body: BlogPostDraft) => {
    try {
      const { post } = await (id === undefined ? creating.send({ body }) : changing.send({ params: { id }, body }));
      forget(listPosts, {});
      keep(getPost, { params: { id: post.id } }, () => ({ post }));
      forget(getPostBySlug, { params: { slug: post.slug } });
      const description = id === undefined ? 'Blog post created successfully!' : 'Blog post updated successfully!';
      toast({ title: 'Success', description });
      await navigate(path('blog'));
    } catch (thrown) {
      const otherwise = id === undefined ? 'Failed to create blog post.' : 'Failed to update blog post.';
      toast({ title: 'Error', description: failureSentence(thrown, otherwise), tone: 'destructive' });
      if (thrown instanceof Refusal) onRefused(thrown.fields);
    }
  };
  return { save, isSaving: creating.isSending || changing.isSending };
}
