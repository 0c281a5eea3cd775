import { useCallback, useEffect, useState } from 'react';
import { getPost, type ManagedPost } from '@workspace/contracts/managed-posts';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useConsolePath } from '../../layout/base-path.ts';
import { failureMessage } from '../../layout/failure-message.ts';
import { useFailureToast } from '../../layout/use-failure-toast.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { PostEditor } from './PostEditor.tsx';
import { EditorKey, useOpenedPost } from './use-opened-post.ts';

/** The page of a new or an existing post: a route with an id edits. */
export default function PostEditorPage() {
  const { id, editor, isNew } = useOpenedPost();
  return (
    <EditorKey value={editor}>
      {isNew || id === undefined ? <PostEditor key={editor} /> : <StoredPost key={editor} id={id} />}
    </EditorKey>
  );
}

function StoredPost({ id }: { id: string }) {
  const { post, inputError, load } = useStoredPost(id);
  const path = useConsolePath();
  if (inputError !== undefined) {
    return (
      <Notice
        tone="destructive"
        title="The post could not be loaded"
        action={<Button onClick={load}>Try again</Button>}
      >
        {inputError}
      </Notice>
    );
  }
  if (!post) {
    return (
      <Panel title="Loading blog post...">
        <Skeleton lines={8} />
      </Panel>
    );
  }
  if (post.status !== 'trashed') return <PostEditor post={post} />;
  return (
    <Notice
      title="This post is in the trash"
      action={<ConsoleLinkButton href={path('blog?status=trashed')}>Open the trash</ConsoleLinkButton>}
    >
      Restore it to change it.
    </Notice>
  );
}

/** Loads the post without the cache: a cached one may precede another writer's save. */
function useStoredPost(id: string) {
  const ask = useFetchUncached();
  const failure = useFailureToast();
  const [post, setPost] = useState<ManagedPost>();
  const [inputError, setFieldError] = useState<string>();
  const load = useCallback(() => {
    ask(getPost, { params: { id } }).then(
      (result) => {
        setFieldError(undefined);
        failure.remove();
        setPost(result.post);
      },
      (thrown: unknown) => {
        setFieldError(failureMessage(thrown, 'Try again in a moment.'));
        failure.show({ title: 'Error', description: 'Failed to load blog post. Please try again.' });
      },
    );
  }, [ask, id, failure]);
  useEffect(load, [load]);
  return { post, inputError, load };
}
