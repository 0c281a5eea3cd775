import { useMemo } from 'react';
import type { Segment } from '@workspace/contracts/segments';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import { withNewIds, type DraftGroup } from './draft-rules.ts';

/** The texts of the builder. */
export interface SegmentValues {
  name: string;
  group: DraftGroup;
}

const isSegmentValues = (values: unknown): values is SegmentValues => {
  const { name, group } = (values ?? {}) as Partial<SegmentValues>;
  return typeof name === 'string' && Array.isArray(group?.rules);
};

/** Stores a segment until it is saved, and offers one that was left. `put` shows it in the builder. */
export function useUnsavedSegment(
  segment: Segment | undefined,
  { name, group }: SegmentValues,
  isChanged: boolean,
  put: (values: SegmentValues) => void,
) {
  const unsaved = useUnsavedWork<SegmentValues>({
    resource: 'segment',
    id: segment?.id ?? 'new',
    values: useMemo(() => ({ name, group }), [name, group]),
    basedOn: segment?.updatedAt ?? null,
    isChanged,
    isComplete: isSegmentValues,
  });
  const restore = () => {
    if (!unsaved.offered) return;
    const { values } = unsaved.offered;
    put({ name: values.name, group: withNewIds(values.group) });
    unsaved.adopt();
  };
  return { unsaved, restore };
}
