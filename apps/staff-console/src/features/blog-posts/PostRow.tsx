import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { daysInTrash, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { longDate } from '@workspace/contracts/long-date';
import { Badge } from '@workspace/ui/Badge';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { shortExcerpt } from '../../layout/short-excerpt.ts';
import { Permitted } from '../../layout/Permitted.tsx';

const Title = styled.span`
  overflow-wrap: anywhere;
`;
const Excerpt = styled.p`
  overflow-wrap: anywhere;
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
interface PostRowProps {
  post: ManagedPostSummary;
  hasStatus: boolean;
  /** Additional line about the post. */
  line: ReactNode;
  onDelete: () => void;
  onRestore: () => void;
}

/** One post in the list: its title, its status and its actions. */
export function PostRow({ post, hasStatus, line, onDelete, onRestore }: PostRowProps) {
  return (
    <tr>
      <th scope="row">
        <Title>{post.title}</Title> {hasStatus && <StatusBadge status={post.status} />}{' '}
        {post.isAiDraft && post.status === 'draft' && <Badge tone="neutral">AI draft</Badge>}
        <Excerpt>{shortExcerpt(post.excerpt)}</Excerpt>
        <PostStatusLabel post={post} />
        {line}
      </th>
      <FullWidth>{post.category}</FullWidth>
      <FullWidth>{post.date}</FullWidth>
      <FullWidth data-numeric>{post.views}</FullWidth>
      <td>
        <Actions>
          {post.status === 'trashed' ? (
            <TrashActions title={post.title} onDelete={onDelete} onRestore={onRestore} />
          ) : (
            <PostActions post={post} onDelete={onDelete} />
          )}
        </Actions>
      </td>
    </tr>
  );
}

/** The time of its next automatic change. */
function PostStatusLabel({ post: { status, publishAt, trashedAt } }: { post: ManagedPostSummary }) {
  if (status === 'scheduled' && publishAt) return <Excerpt>Appears {shortMoment(publishAt)}</Excerpt>;
  if (status !== 'trashed' || !trashedAt) return null;
  return (
    <Excerpt>Permanently deleted on {longDate(new Date(Date.parse(trashedAt) + daysInTrash * 86_400_000))}</Excerpt>
  );
}

function PostActions({ post: { id, title, slug, status }, onDelete }: Pick<PostRowProps, 'post' | 'onDelete'>) {
  const path = useConsolePath();
  const of = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <>
      <ConsoleLinkButton size="sm" variant="quiet" href={path(`blog/edit/${id}`)}>
        <span>Edit{of}</span>
      </ConsoleLinkButton>
      {status === 'published' && (
        <ButtonLink size="sm" variant="quiet" href={`/blog/${slug}`} opensNewTab>
          <span>View{of}</span>
        </ButtonLink>
      )}
      <Permitted to="blog-posts:write">
        <Button size="sm" variant="quiet" data-deletes onClick={onDelete}>
          <span>Delete{of}</span>
        </Button>
      </Permitted>
    </>
  );
}

function TrashActions({
  title,
  onDelete,
  onRestore,
}: { title: string } & Pick<PostRowProps, 'onDelete' | 'onRestore'>) {
  const of = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={onRestore}>
        <span>Restore{of}</span>
      </Button>
      <Button size="sm" variant="quiet" data-deletes onClick={onDelete}>
        <span>Delete for good{of}</span>
      </Button>
    </>
  );
}
