import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { PostFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { StatusFields } from './StatusFields.tsx';
import { usePublishing } from './use-publishing.tsx';
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

// Enter in a field does not submit: only a button saves.
const stay = (event: FormEvent) => event.preventDefault();

/** The editor of a stored or a new post: its fields, with a preview beside them. */
export function PostEditor({ post }: { post?: ManagedPost }) {
  const heading = post === undefined ? 'Create New Blog Post' : 'Edit Blog Post';
  const editing = usePostEditing(post);
  const { base, form, stored, saving } = editing;
  const fields = useRef<HTMLDivElement>(null);
  useTitle(heading);
  useUnsavedGuard(form.isChanged);
  const toFieldError = () =>
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const { save, askToPublish, toDraft, dialogs } = usePublishing(editing, toFieldError);
  return (
    <>
      <Form onSubmit={stay} noValidate aria-label={heading}>
        <PageHeader title={heading}>
          <EditorActions editing={editing} onSave={save} onPublish={askToPublish} />
        </PageHeader>
        <EditorNotices editing={editing} />
        <Columns>
          <div ref={fields}>
            <PostFields form={form} claims={editing.claims} post={base?.post} stored={stored}>
              <StatusFields {...{ post: base?.post, form, saving, toDraft }} onPublish={askToPublish} />
            </PostFields>
          </div>
          <PostPreview content={form.values.content} excerpt={form.values.excerpt} />
        </Columns>
      </Form>
      {dialogs}
    </>
  );
}

interface EditorActionsProps {
  editing: PostEditing;
  onSave: () => void;
  onPublish: () => void;
}

function EditorActions({ editing, onSave, onPublish }: EditorActionsProps) {
  const { base, stored, saving, adopt, saveHere } = editing;
  const { isChanged } = editing.form;
  const path = useConsolePath();
  const [isLooking, setLooking] = useState(false);
  const isPublic = stored.status === 'published';
  const handleRestored = (post: ManagedPost) => {
    setLooking(false);
    adopt(post);
  };
  return (
    <>
      <ConsoleLinkButton href={path('blog')}>Back to Blog Management</ConsoleLinkButton>
      {base && <Button onClick={() => setLooking(true)}>Versions</Button>}
      {base && <PreviewButton post={base.post} isChanged={isChanged} onSave={saveHere} />}
      <Button variant={isPublic ? 'primary' : 'secondary'} isBusy={saving.isSaving} onClick={onSave}>
        {saving.isSaving ? 'Saving...' : 'Save Post'}
      </Button>
      {stored.status === 'draft' && (
        <Button variant="primary" aria-haspopup="dialog" isBusy={saving.isSaving} onClick={onPublish}>
          Publish
        </Button>
      )}
      {base && isLooking && (
        <VersionsDialog
          post={base.post}
          isChanged={isChanged}
          onClose={() => setLooking(false)}
          onRestored={handleRestored}
        />
      )}
    </>
  );
}
