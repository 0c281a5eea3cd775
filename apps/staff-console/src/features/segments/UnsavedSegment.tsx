import { Facts } from '../../layout/Facts.tsx';
import { sourceOf, UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { draftInWords, type RuleNames } from './rules-in-words.ts';
import type { useSegmentForm } from './use-segment-form.ts';

interface UnsavedSegmentProps {
  form: ReturnType<typeof useSegmentForm>;
  names: RuleNames;
}

/** Offers a segment that was written and never saved. */
export function UnsavedSegment({ form: { unsaved, restore }, names }: UnsavedSegmentProps) {
  const { offered, dismiss } = unsaved;
  if (!offered) return null;
  const { name, group } = offered.values;
  const facts = [
    { name: 'Name', value: name || 'Empty' },
    { name: 'Rules', value: draftInWords(group, names) || 'None' },
  ];
  return (
    <UnsavedNotice
      at={offered.at}
      source={sourceOf(offered)}
      differences={<Facts facts={facts} />}
      onRestore={restore}
      onDiscard={dismiss}
    />
  );
}
