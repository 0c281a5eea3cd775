import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { SortColumn } from './list-state.ts';
import { PostRow } from './PostRow.tsx';
import { NonPhoneCell, RoomyCell } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { SelectCell } from '../../layout/ListRow.tsx';
import { SelectAll } from '../../layout/RowCheckbox.tsx';
import { SelectionBar } from '../../layout/SelectionBar.tsx';
import type { Bulk } from '../../layout/use-bulk.ts';
import type { Posting } from '../linkedin-posts/use-posting.tsx';
import { ariaSort, SortButton, type Sorting } from './SortButton.tsx';
import { ThumbnailCell } from './PostThumbnail.tsx';

interface PostsTableProps {
  caption: string;
  posts: ManagedPostSummary[];
  sorting: Sorting;
  /** True when the list mixes several statuses. */
  hasStatus: boolean;
  posting: Pick<Posting, 'chip' | 'line' | 'actions'>;
  /** Absent for people who may not change posts. */
  bulk: Bulk<ManagedPostSummary> | undefined;
  onDelete: (post: ManagedPostSummary) => void;
  onRestore: (post: ManagedPostSummary) => void;
}

/** Posts with their actions. */
export function PostsTable(props: PostsTableProps) {
  const { caption, posts, sorting, hasStatus, posting, bulk, onDelete, onRestore } = props;
  const selection = bulk?.selection;
  return (
    <>
      <Table caption={caption} isCaptionHidden density="list">
        <Columns sorting={sorting} bulk={bulk} />
        <ListBody>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              hasStatus={hasStatus}
              selection={selection}
              chip={posting.chip(post)}
              line={posting.line(post)}
              more={posting.actions(post)}
              onDelete={() => onDelete(post)}
              onRestore={() => onRestore(post)}
            />
          ))}
        </ListBody>
      </Table>
      {bulk && <SelectionBar bulk={bulk} />}
    </>
  );
}

function Columns({ sorting, bulk }: Pick<PostsTableProps, 'sorting' | 'bulk'>) {
  const header = (column: SortColumn, label: string) => ({
    scope: 'col',
    'aria-sort': ariaSort(column, sorting),
    children: (
      <SortButton column={column} sorting={sorting}>
        {label}
      </SortButton>
    ),
  });
  return (
    <thead>
      <tr>
        {bulk && (
          <SelectCell>
            <SelectAll selection={bulk.selection} />
          </SelectCell>
        )}
        <ThumbnailCell />
        <th {...header('title', 'Title')} />
        <RoomyCell as="th" {...header('category', 'Category')} />
        <NonPhoneCell as="th" {...header('date', 'Date')} />
        <NonPhoneCell as="th" data-numeric {...header('views', 'Views')} />
        <NonPhoneCell as="th" scope="col">
          LinkedIn
        </NonPhoneCell>
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
