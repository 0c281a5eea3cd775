import { postContentLabels } from '@workspace/contracts/post-content';
import { formatCount } from '../../layout/format-number.ts';
import type { VersionChange } from './version-sessions.ts';

/** Names the changed fields, with the difference in words: `Title, Content (+12 words)`. Empty when unknown. */
export function changeText({ fields = [], words = 0 }: VersionChange): string {
  return fields
    .map((field) => `${postContentLabels[field]}${field === 'content' && words !== 0 ? ` (${difference(words)})` : ''}`)
    .join(', ');
}

const difference = (words: number): string => `${words > 0 ? '+' : '−'}${formatCount(Math.abs(words), 'word')}`;
