import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { BlogPostDraft } from '@workspace/contracts/blog-posts';
import { Button } from '@workspace/ui/Button';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { PostFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { usePostForm } from './use-post-form.ts';
import { useSavePost } from './use-save-post.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

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

/** The editor of one post: its fields, and beside them how it will read. */
export function PostEditor({ id, initial }: { id?: string; initial: BlogPostDraft }) {
  const heading = id === undefined ? 'Create New Blog Post' : 'Edit Blog Post';
  const path = useConsolePath();
  const form = usePostForm(initial, id === undefined);
  const { save, isSaving } = useSavePost(id, form.refuse);
  const fields = useRef<HTMLDivElement>(null);
  useTitle(heading);
  useUnsavedGuard(form.isChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const post = form.checked();
    if (post) void save(post);
    else requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Form onSubmit={submit} noValidate aria-label={heading}>
      <PageHeader title={heading}>
        <RouteButton href={path('blog')}>Back to Blog Management</RouteButton>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {isSaving ? 'Saving...' : 'Save Post'}
        </Button>
      </PageHeader>
      <Columns>
        <div ref={fields}>
          <PostFields form={form} />
        </div>
        <PostPreview content={form.values.content} excerpt={form.values.excerpt} />
      </Columns>
    </Form>
  );
}
