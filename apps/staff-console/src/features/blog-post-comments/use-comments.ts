import { useState } from 'react';
import {
  addComment,
  addCommentReply,
  changeComment,
  deleteComment,
  listComments,
  type Comment,
  type NewComment,
} from '@workspace/contracts/blog-post-comments';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useAction } from '../../layout/use-action.ts';
import { useWriter } from '../../layout/use-writer.ts';

/** Milliseconds until the comments of colleagues appear. */
const interval = 8_000;

const none: readonly Comment[] = [];

/**
 * The comments and suggestions of a post, with those of colleagues. Those of a post that is not stored yet stay in this
 * editor.
 */
export function useComments(postId: string | undefined) {
  const input = postId === undefined ? null : { params: { id: postId } };
  const { data, refresh } = useEndpoint(listComments, input, { refreshInterval: () => interval });
  const local = useLocalComments();
  const changes = useCommentChanges(postId ?? '', refresh);
  const stored = data?.comments ?? none;
  return {
    comments: local.comments.length > 0 ? [...stored, ...local.comments] : stored,
    isStored: postId !== undefined,
    add: postId === undefined ? local.add : changes.add,
    reply: changes.reply,
    change: (id: string, change: CommentChange) =>
      local.has(id) ? local.change(id, change) : changes.change(id, change),
    remove: (id: string) => (local.has(id) ? local.remove(id) : changes.remove(id)),
  };
}

export type Comments = ReturnType<typeof useComments>;

type CommentChange = NonNullable<InputOf<typeof changeComment>['body']>;

/** Changes on the server. Each shows a failure as a toast, and returns undefined then. */
function useCommentChanges(id: string, refresh: () => void) {
  const run = useAction();
  const { send: sendNew } = useSend(addComment);
  const { send: sendReply } = useSend(addCommentReply);
  const { send: sendChange } = useSend(changeComment);
  const { send: sendDelete } = useSend(deleteComment);
  const updateCached = useUpdateCached();
  /** Shows the comment of the response at once. */
  const storing = async (sent: Promise<{ comment: Comment }>, otherwise: string): Promise<Comment | undefined> => {
    const comment = (await run(sent, otherwise))?.comment;
    if (comment)
      updateCached(listComments, { params: { id } }, ({ comments }) => ({
        comments: comments.some((one) => one.id === comment.id)
          ? comments.map((one) => (one.id === comment.id ? comment : one))
          : [...comments, comment],
      }));
    // A list that was on its way is dropped for this change, and would be missing until the next poll.
    refresh();
    return comment;
  };
  return {
    add: (body: NewComment) => storing(sendNew({ params: { id }, body }), 'The comment was not stored. Try again.'),
    reply: (commentId: string, text: string) =>
      storing(sendReply({ params: { id, commentId }, body: { text } }), 'The reply was not stored. Try again.'),
    change: (commentId: string, body: CommentChange) =>
      storing(sendChange({ params: { id, commentId }, body }), 'That was not stored. Try again.'),
    remove: (commentId: string) =>
      run(sendDelete({ params: { id, commentId } }), 'It was not deleted. Try again.').then(refresh),
  };
}

/** Suggestions for a post that is not stored yet. */
function useLocalComments() {
  const [comments, setComments] = useState<readonly Comment[]>(none);
  const author = useWriter();
  const has = (id: string) => comments.some((one) => one.id === id);
  const add = async ({ anchor, text, suggestion }: NewComment): Promise<Comment> => {
    const at = { id: crypto.randomUUID(), author, createdAt: new Date().toISOString() };
    const open = { status: 'open', settledBy: null, settledAt: null } as const;
    const words = { words: [], request: null, model: null, ...suggestion };
    const created = { ...at, ...open, text, quote: anchor.quote, anchor, suggestion: words, replies: [] };
    setComments((current) => [...current, created]);
    return created;
  };
  const change = async (id: string, { status }: CommentChange): Promise<Comment | undefined> => {
    if (status) setComments((current) => current.map((one) => (one.id === id ? { ...one, status } : one)));
    return comments.find((one) => one.id === id);
  };
  const remove = async (id: string): Promise<void> => setComments((current) => current.filter((one) => one.id !== id));
  return { comments, has, add, change, remove };
}
