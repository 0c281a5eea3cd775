import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ManagedPost } from '@workspace/contracts/blog-posts';
import { Button } from '@workspace/ui/Button';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { CheckClaimsDialog } from '../claim-checks/CheckClaimsDialog.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { PostFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { useClaimsGate } from './use-claims-gate.ts';
import { usePostEditing, type PostEditing } from './use-post-editing.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The editor of one post, or without a post of a new one: its fields, and beside them how it will read. */
export function PostEditor({ post }: { post?: ManagedPost }) {
  const heading = post === undefined ? 'Create New Blog Post' : 'Edit Blog Post';
  const editing = usePostEditing(post);
  const { form, stored } = editing;
  const fields = useRef<HTMLDivElement>(null);
  useTitle(heading);
  useUnsavedGuard(form.isChanged);
  const toFault = () =>
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const gate = useClaimsGate(editing, toFault);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    gate.save();
  };
  return (
    <>
      <Form onSubmit={submit} noValidate aria-label={heading}>
        <PageHeader title={heading}>
          <EditorActions editing={editing} onSaveDraft={() => gate.save('draft')} />
        </PageHeader>
        <EditorNotices editing={editing} />
        <Columns>
          <div ref={fields}>
            <PostFields form={form} claims={editing.claims} post={editing.base?.post} stored={stored} />
          </div>
          <PostPreview content={form.values.content} excerpt={form.values.excerpt} />
        </Columns>
      </Form>
      {/* A form of its own, so not inside of this one. */}
      {gate.isAsking && <CheckClaimsDialog {...gate.question} />}
    </>
  );
}

function EditorActions({ editing, onSaveDraft }: { editing: PostEditing; onSaveDraft: () => void }) {
  const { base, form, saving, adopt } = editing;
  const path = useConsolePath();
  const [isLooking, setLooking] = useState(false);
  const isPublic = base?.post.status === 'published';
  const restored = (post: ManagedPost) => {
    setLooking(false);
    adopt(post);
  };
  return (
    <>
      <RouteButton href={path('blog')}>Back to Blog Management</RouteButton>
      {base && <Button onClick={() => setLooking(true)}>Versions</Button>}
      {base && <PreviewButton post={base.post} />}
      {!isPublic && form.values.status !== 'draft' && (
        <Button isBusy={saving.isSaving} onClick={onSaveDraft}>
          Save as draft
        </Button>
      )}
      <Button type="submit" variant="primary" isBusy={saving.isSaving}>
        {saving.isSaving ? 'Saving...' : 'Save Post'}
      </Button>
      {base && isLooking && <VersionsDialog post={base.post} onClose={() => setLooking(false)} onRestored={restored} />}
    </>
  );
}
