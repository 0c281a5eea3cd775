import { Progress } from '@workspace/ui/Progress';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { counted } from '../../layout/figures.ts';
import type { DraftStep } from './draft-step.ts';
import { Sample, SampleTitle, Soft } from './step-style.ts';

/** About how many words a post has: how far it is can only be guessed. */
const usualWords = 650;

/** What is being written, as it is written. */
export function WritingStep({ writing }: { writing: NonNullable<DraftStep['writing']> }) {
  const { what, title, words, latest } = writing;
  const label = what === 'title' ? 'Writing a title' : 'Writing the post';
  // Told in strides: each word would be noise.
  const strides = Math.floor(words / 100) * 100;
  return (
    <>
      <Progress label={label} value={words > 0 ? Math.min(words, usualWords - 20) : undefined} most={usualWords}>
        {words > 0 ? `${counted(words, 'word')} so far` : 'Waiting for the first words'}
      </Progress>
      <VisuallyHidden role="status">{strides > 0 ? `${strides} words so far` : label}</VisuallyHidden>
      {title && <SampleTitle as="p">{title}</SampleTitle>}
      {latest && <Sample aria-hidden="true">…{latest}</Sample>}
      <Soft>You can cancel at any time. Your topic stays.</Soft>
    </>
  );
}
