import { useState } from 'react';
import { styled } from 'styled-components';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';
import { formatMoment } from '../../layout/local-time.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { Row } from '../../layout/Stack.tsx';
import { LinkedinChoice } from '../linkedin-posts/LinkedinChoice.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { PostForm } from './use-post-form.ts';
import type { SavePost } from './use-save-post.ts';

const Copy = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

interface StatusFieldsProps {
  /** The stored post; undefined for a new one. */
  post: ManagedPost | undefined;
  form: PostForm;
  saving: SavePost;
  /** Opens the publish dialog. */
  onPublish: () => void;
  /** Saves it as a draft. */
  toDraft: () => void;
}

/** The post's current visibility, with buttons to change it. Saving does not change it. */
export function StatusFields({ post, form, saving, onPublish, toDraft }: StatusFieldsProps) {
  const status = post?.status ?? 'draft';
  const { isSaving } = saving;
  const isDenied = useDenied('blog-posts:write') !== undefined;
  return (
    <Group>
      <legend>Status</legend>
      <Row>
        <StatusBadge status={status} />
        <Copy>{wordsOf(post)}</Copy>
      </Row>
      {post?.status === 'scheduled' && !isDenied && (
        <>
          <LinkedinChoice post={post} values={form.values} onChange={form.change} />
          <Row>
            <Button size="sm" aria-haspopup="dialog" isBusy={isSaving} onClick={onPublish}>
              Change the time
            </Button>
            <Button size="sm" variant="quiet" isBusy={isSaving} onClick={toDraft}>
              Back to draft
            </Button>
          </Row>
        </>
      )}
      {post?.status === 'published' && !isDenied && <TakeOff isSaving={isSaving} onYes={toDraft} />}
    </Group>
  );
}

function wordsOf(post: ManagedPost | undefined): string {
  if (post?.status === 'published') return `Everybody can read it. Save Post changes what they read.`;
  if (post?.status === 'scheduled' && post.publishAt) return `It appears on ${formatMoment(post.publishAt)}.`;
  return 'Only staff see it. Save Post keeps it a draft; Publish asks first.';
}

function TakeOff({ isSaving, onYes }: { isSaving: boolean; onYes: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const yes = () => {
    setOpen(false);
    onYes();
  };
  return (
    <Row>
      <Button size="sm" aria-haspopup="dialog" isBusy={isSaving} onClick={() => setOpen(true)}>
        Take it off the blog
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={yes}
        title="Take this post off the blog?"
        description="Readers no longer find it, and it is saved as a draft. You can publish it again. A post of it on LinkedIn stays there."
        confirmLabel="Take it off the blog"
      />
    </Row>
  );
}
