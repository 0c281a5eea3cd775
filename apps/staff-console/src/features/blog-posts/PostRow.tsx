import type { ReactNode } from 'react';
import { daysInTrash, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { longDate } from '@workspace/contracts/long-date';
import { Badge } from '@workspace/ui/Badge';
import { useConsolePath } from '../../layout/base-path.ts';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { ListRow, RowHint, RowLine, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import type { RowAction } from '../../layout/row-action.ts';
import { shortExcerpt } from '../../layout/short-excerpt.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface PostRowProps {
  post: ManagedPostSummary;
  hasStatus: boolean;
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
export function PostRow({ post, hasStatus, chip, line, more, onDelete, onRestore }: PostRowProps) {
  const path = useConsolePath();
  const { id, title, slug, status } = post;
  const editor = path(`blog/edit/${id}`);
  const actions: RowAction[] =
    status === 'trashed'
      ? [
          { label: 'Restore', onSelect: onRestore },
          { label: 'Delete for good', onSelect: onDelete, isDestructive: true },
        ]
      : [
          { label: 'Edit', href: editor },
          ...(status === 'published' ? [{ label: 'View', href: `/blog/${slug}`, opensNewTab: true }] : []),
          ...more,
          { label: 'Delete', onSelect: onDelete, isDestructive: true },
        ];
  return (
    <ListRow name={title} actions={actions} permission="blog-posts:write">
      <RowTitle>
        {status === 'trashed' ? title : <RowLink {...{ to: editor, verb: 'Edit' }}>{title}</RowLink>}{' '}
        {hasStatus && <StatusBadge status={status} />}{' '}
        {post.isAiDraft && status === 'draft' && <Badge tone="neutral">AI draft</Badge>}
        <RowHint>
          <NextChange post={post} />
          {shortExcerpt(post.excerpt)}
        </RowHint>
        {line && <RowLine>{line}</RowLine>}
      </RowTitle>
      <FullWidth>{post.category}</FullWidth>
      <FullWidth>{post.date}</FullWidth>
      <FullWidth data-numeric>{post.views}</FullWidth>
      <td>{chip}</td>
    </ListRow>
  );
}

/** The time of its next automatic change. */
function NextChange({ post: { status, publishAt, trashedAt } }: { post: ManagedPostSummary }) {
  if (status === 'scheduled' && publishAt) return <strong>Appears {shortMoment(publishAt)} · </strong>;
  if (status !== 'trashed' || !trashedAt) return null;
  const lastDay = longDate(new Date(Date.parse(trashedAt) + daysInTrash * 86_400_000));
  return <strong>Permanently deleted on {lastDay} · </strong>;
}
