import { useParams } from 'react-router-dom';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { getSegment } from '@workspace/contracts/segments';
import { listSubscriberFields } from '@workspace/contracts/subscriber-fields';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { draftOf, newGroup } from './draft-rules.ts';
import { SegmentEditor } from './SegmentEditor.tsx';
import { useFirstRule } from './use-first-rule.ts';

/** A segment in the builder; at `segments/new` a new one. */
export default function SegmentPage() {
  const { id } = useParams() as { id: string };
  const isNew = id === 'new';
  const stored = useEndpoint(getSegment, isNew ? null : { params: { id } });
  const fields = useEndpoint(listSubscriberFields, { query: {} });
  const lists = useEndpoint(listEmailLists, {});
  const segment = stored.data?.segment;
  const firstRule = useFirstRule();
  useTitle(isNew ? 'New segment' : (segment?.name ?? 'Segment'));
  for (const one of [stored, fields, lists])
    if (one.error && !one.data) return <NotLoaded subject="The segment" error={one.error} refresh={one.refresh} />;
  if (!fields.data || !lists.data || (!isNew && !segment)) return <Skeleton lines={8} />;
  const group = segment ? draftOf(segment.rules as unknown as RuleGroup) : newGroup('all');
  if (firstRule && !segment) group.rules = [firstRule];
  return (
    <SegmentEditor
      key={id}
      segment={segment}
      initial={{ name: segment?.name ?? '', group }}
      fields={fields.data.fields}
      lists={lists.data.emailLists}
    />
  );
}
