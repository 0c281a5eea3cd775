import type { PostStatus } from '@workspace/contracts/managed-posts';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import type { ListState } from './list-state.ts';

export type Counts = Record<PostStatus, number>;

const choices: readonly (readonly [ListState['status'], string])[] = [
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Drafts'],
  ['all', 'All'],
  ['trashed', 'Trash'],
];

/** Returns the number of posts with a status. */
export function countOf(counts: Counts, status: ListState['status']): number {
  return status === 'all' ? counts.published + counts.scheduled + counts.draft : counts[status];
}

interface StatusTabsProps {
  status: ListState['status'];
  counts: Counts;
  onChoose: (status: ListState['status']) => void;
}

/** The statuses with their counts, one of them selected. */
export function StatusTabs({ status, counts, onChoose }: StatusTabsProps) {
  return (
    <FilterButtons
      label="Status"
      choices={choices.map(([value, label]) => ({ value, label, count: countOf(counts, value) }))}
      chosen={status}
      onChoose={onChoose}
    />
  );
}
