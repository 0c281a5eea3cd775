import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BlogPostSummary } from '@workspace/contracts/blog-posts';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { shortExcerpt } from './short-excerpt.ts';

const Excerpt = styled.p`
  max-width: 34rem;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  ${media.phoneUp} {
    flex-direction: row;
    justify-content: end;
  }
  gap: ${space.xs};
`;
/** A column that a phone has no room for. */
const Wide = styled.td`
  display: none;
  white-space: nowrap;
  ${media.phoneUp} {
    display: table-cell;
  }
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
            <Wide as="th" scope="col">
              Category
            </Wide>
            <Wide as="th" scope="col">
              Date
            </Wide>
            <Wide as="th" scope="col" data-numeric>
              Views
            </Wide>
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
      <Wide>{post.category}</Wide>
      <Wide>{post.date}</Wide>
      <Wide data-numeric>{post.views}</Wide>
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
