import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BlogPostSummary } from '@workspace/contracts/blog-posts';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { shortExcerpt } from './short-excerpt.ts';

const Excerpt = styled.p`
  min-width: 16rem;
  max-width: 34rem;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const Actions = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space.xs};
`;
const Day = styled.td`
  white-space: nowrap;
`;

/** Posts, newest first, with edit, view and delete a row. */
export function PostsTable({ posts }: { posts: BlogPostSummary[] }) {
  const [leaving, setLeaving] = useState<BlogPostSummary>();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <Table caption="Published posts" isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Category</th>
            <th scope="col">Date</th>
            <th scope="col" data-numeric>
              Views
            </th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} onDelete={() => setLeaving(post)} />
          ))}
        </tbody>
      </Table>
      <DeletePostDialog post={leaving} onClose={() => setLeaving(undefined)} onDeleted={() => place.current?.focus()} />
    </div>
  );
}

function PostRow({ post, onDelete }: { post: BlogPostSummary; onDelete: () => void }) {
  const path = useConsolePath();
  const of = <VisuallyHidden> {post.title}</VisuallyHidden>;
  return (
    <tr>
      <th scope="row">
        {post.title}
        <Excerpt>{shortExcerpt(post.excerpt)}</Excerpt>
      </th>
      <td>{post.category}</td>
      <Day>{post.date}</Day>
      <td data-numeric>{post.views}</td>
      <td>
        <Actions>
          <RouteButton size="sm" variant="quiet" href={path(`blog/edit/${post.id}`)}>
            <span>Edit{of}</span>
          </RouteButton>
          <ButtonLink size="sm" variant="quiet" href={`/blog/${post.slug}`} opensNewTab>
            <span>View{of}</span>
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={onDelete}>
            <span>Delete{of}</span>
          </Button>
        </Actions>
      </td>
    </tr>
  );
}
