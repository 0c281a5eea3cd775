import { useRef, useState } from 'react';
import { listSegments, type Segment } from '@workspace/contracts/segments';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { DeleteSegmentDialog } from './DeleteSegmentDialog.tsx';
import { SegmentsTable } from './SegmentsTable.tsx';

/** The saved segments with their counts. */
export function SegmentsPanel() {
  const { data, error, refresh } = useEndpoint(listSegments, {});
  const path = useConsolePath();
  if (error && !data) return <NotLoaded subject="The segments" error={error} refresh={refresh} />;
  if (!data) return <ListSkeleton rows={4} />;
  const create = (
    <Permitted to="email-lists:write">
      <ConsoleLinkButton href={path('segments/new')}>Create Segment</ConsoleLinkButton>
    </Permitted>
  );
  const { segments } = data;
  return (
    <Stack $gap="md">
      <Row data-apart>
        <p>{segments.length > 0 && formatCount(segments.length, 'segment')}</p>
        <Row>
          <ConsoleLinkButton variant="quiet" href={path('subscriber-fields')}>
            Subscriber fields
          </ConsoleLinkButton>
          {segments.length > 0 && create}
        </Row>
      </Row>
      {segments.length === 0 && (
        <EmptyList title="There are no segments yet." action={create}>
          A segment chooses people by rules, such as “City is Denver”, “clicked in the last 30 days” or “came from the
          website”, across all lists. It is counted anew whenever you use it, so people come and go by themselves.
        </EmptyList>
      )}
      <Segments segments={segments} onChanged={refresh} />
    </Stack>
  );
}

/** The table of the segments, with the question before one is deleted. */
function Segments({ segments, onChanged }: { segments: readonly Segment[]; onChanged: () => void }) {
  const [segmentToDelete, setSegmentToDelete] = useState<Segment>();
  const panel = useRef<HTMLDivElement>(null);
  const afterDeletion = () => {
    onChanged();
    panel.current?.focus();
  };
  return (
    <div ref={panel} tabIndex={-1}>
      {segments.length > 0 && <SegmentsTable segments={segments} onDelete={setSegmentToDelete} />}
      <DeleteSegmentDialog
        segment={segmentToDelete}
        onClose={() => setSegmentToDelete(undefined)}
        onDeleted={afterDeletion}
      />
    </div>
  );
}
