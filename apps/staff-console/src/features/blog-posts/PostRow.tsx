import type { ReactNode } from 'react';
import { daysInTrash, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { longDate } from '@workspace/contracts/long-date';
import { Badge } from '@workspace/ui/Badge';
import { useConsolePath } from '../../layout/base-path.ts';
import { NonPhoneCell, RoomyCell } from '../../layout/NonPhoneCell.tsx';
import { ListRow, RowLine, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import type { RowAction } from '../../layout/row-action.ts';
import { RowHead } from '../../layout/RowHead.tsx';
import { shortExcerpt } from '../../layout/short-excerpt.ts';
import type { Selection } from '../../layout/use-selection.ts';
import { PostThumbnail, ThumbnailCell } from './PostThumbnail.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface PostRowProps {
  post: ManagedPostSummary;
  hasStatus: boolean;
  selection: Selection<ManagedPostSummary> | undefined;
  /** Outcome on LinkedIn. */
  chip: ReactNode;
  /** Additional line about the post. */
  line: ReactNode;
  /** Actions besides the post's own. */
  more: readonly RowAction[];
  onDelete: () => void;
  onRestore: () => void;
}

/** One post in the list: its title, its status and its actions. */
export function PostRow(props: PostRowProps) {
  const { post, hasStatus, selection, chip, line } = props;
  const path = useConsolePath();
  const { title, status } = post;
  const editor = path(`blog/edit/${post.id}`);
  return (
    <ListRow
      name={title}
      actions={actionsOf(props, editor)}
      permission="blog-posts:write"
      selecting={selection && { row: post, selection }}
    >
      <ThumbnailCell>
        <PostThumbnail cover={post.cover} />
      </ThumbnailCell>
      <RowTitle>
        <RowHead hint={shortExcerpt(post.excerpt)}>
          {status === 'trashed' ? title : <RowLink {...{ to: editor, verb: 'Edit' }}>{title}</RowLink>}
          {hasStatus && <StatusBadge status={status} />}
          {post.isAiDraft && status === 'draft' && <Badge tone="neutral">AI draft</Badge>}
        </RowHead>
        <NextChange post={post} />
        {line && <RowLine>{line}</RowLine>}
      </RowTitle>
      <RoomyCell>{post.category}</RoomyCell>
      <NonPhoneCell>{post.date}</NonPhoneCell>
      <NonPhoneCell data-numeric>{post.views}</NonPhoneCell>
      <td>{chip}</td>
    </ListRow>
  );
}

function actionsOf({ post: { status, slug }, more, onDelete, onRestore }: PostRowProps, editor: string): RowAction[] {
  if (status === 'trashed')
    return [
      { label: 'Restore', onSelect: onRestore },
      { label: 'Delete for good', onSelect: onDelete, isDestructive: true },
    ];
  return [
    { label: 'Edit', href: editor, isForWriters: true },
    ...(status === 'published' ? [{ label: 'View', href: `/blog/${slug}`, opensNewTab: true }] : []),
    ...more,
    { label: 'Delete', onSelect: onDelete, isDestructive: true },
  ];
}

/** The time of its next automatic change. */
function NextChange({ post: { status, publishAt, trashedAt } }: { post: ManagedPostSummary }) {
  if (status === 'scheduled' && publishAt) return <RowLine>Appears {shortMoment(publishAt)}</RowLine>;
  if (status !== 'trashed' || !trashedAt) return null;
  const lastDay = longDate(new Date(Date.parse(trashedAt) + daysInTrash * 86_400_000));
  return <RowLine>Permanently deleted on {lastDay}</RowLine>;
}
