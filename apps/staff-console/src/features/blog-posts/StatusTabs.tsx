import { styled } from 'styled-components';
import type { PostStatus } from '@workspace/contracts/blog-posts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { figure } from '../../layout/figures.ts';
import type { ListState } from './list-state.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
`;
const Choice = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space.xs};
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  &:hover {
    color: ${color.ink};
  }
  &[aria-pressed='true'] {
    border-bottom-color: ${color.lane};
    color: ${color.ink};
  }
`;

export type Counts = Record<PostStatus, number>;

const choices: readonly (readonly [ListState['status'], string])[] = [
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Drafts'],
  ['all', 'All'],
  ['trashed', 'Trash'],
];

/** How many posts of a status there are. */
export function countOf(counts: Counts, status: ListState['status']): number {
  return status === 'all' ? counts.published + counts.scheduled + counts.draft : counts[status];
}

interface StatusTabsProps {
  status: ListState['status'];
  counts: Counts;
  onChoose: (status: ListState['status']) => void;
}

/** The statuses with their counts, one of them chosen. */
export function StatusTabs({ status, counts, onChoose }: StatusTabsProps) {
  return (
    <Row role="group" aria-label="Status">
      {choices.map(([value, label]) => (
        <Choice key={value} type="button" aria-pressed={value === status} onClick={() => onChoose(value)}>
          {label} ({figure(countOf(counts, value))})
        </Choice>
      ))}
    </Row>
  );
}
