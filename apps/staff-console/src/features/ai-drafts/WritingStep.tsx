import { Progress } from '@workspace/ui/Progress';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { formatCount } from '../../layout/format-number.ts';
import type { DraftState } from './draft-state.ts';
import { Sample, SampleTitle, Soft } from './step-style.ts';

/** Approximate words of a post: the progress is only an estimate. */
const usualWords = 650;

/** The text being generated, as it streams in. */
export function WritingStep({ writing }: { writing: NonNullable<DraftState['writing']> }) {
  const { kind, title, words, latest } = writing;
  const label = kind === 'title' ? 'Writing a title' : 'Writing the post';
  // Announced in steps of 100: every single word would be noise.
  const strides = Math.floor(words / 100) * 100;
  return (
    <>
      <Progress label={label} value={words > 0 ? Math.min(words, usualWords - 20) : undefined} most={usualWords}>
        {words > 0 ? `${formatCount(words, 'word')} so far` : 'Waiting for the first words'}
      </Progress>
      <VisuallyHidden role="status">{strides > 0 ? `${strides} words so far` : label}</VisuallyHidden>
      {title && <SampleTitle as="p">{title}</SampleTitle>}
      {latest && <Sample aria-hidden="true">…{latest}</Sample>}
      <Soft>You can cancel at any time. Your topic stays.</Soft>
    </>
  );
}
