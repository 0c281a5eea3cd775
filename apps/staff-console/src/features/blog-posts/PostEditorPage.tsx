import { useParams } from 'react-router-dom';
import { getPost } from '@workspace/contracts/blog-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { useEffect } from 'react';
import { emptyPost } from './empty-post.ts';
import { PostEditor } from './PostEditor.tsx';

/** One screen for a new post and for an old one: the route with an id edits. */
export function PostEditorPage() {
  const { id } = useParams();
  return id === undefined ? <PostEditor key="new" initial={emptyPost()} /> : <StoredPost key={id} id={id} />;
}

function StoredPost({ id }: { id: string }) {
  const { data, error, refresh } = useEndpoint(getPost, { params: { id } });
  const toast = useToast();
  useEffect(() => {
    if (error)
      toast({ title: 'Error', description: 'Failed to load blog post. Please try again.', tone: 'destructive' });
  }, [error, toast]);
  if (error) {
    return (
      <Notice
        tone="destructive"
        title="The post could not be loaded"
        action={<Button onClick={refresh}>Try again</Button>}
      >
        {error.sentence}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Panel title="Loading blog post...">
        <Skeleton lines={8} />
      </Panel>
    );
  }
  return <PostEditor id={id} initial={data.post} />;
}
