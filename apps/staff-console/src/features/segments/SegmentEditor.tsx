import { useState, type FormEvent } from 'react';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import type { EmailList } from '@workspace/contracts/email-lists';
import { exportSegment, type Segment } from '@workspace/contracts/segments';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { Permitted } from '../../layout/Permitted.tsx';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { ExamplePeople } from './ExamplePeople.tsx';
import { LivePeople } from './LivePeople.tsx';
import { RuleGroupFields } from './RuleGroupFields.tsx';
import { rulesInWords } from './rules-in-words.ts';
import { UnsavedSegment } from './UnsavedSegment.tsx';
import { useSegmentForm } from './use-segment-form.ts';
import type { SegmentValues } from './use-unsaved-segment.ts';

interface SegmentEditorProps {
  /** Undefined for a new segment. */
  segment: Segment | undefined;
  initial: SegmentValues;
  fields: readonly SubscriberField[];
  lists: readonly EmailList[];
}

/** The builder of a segment: its name, its rules, and the number of people while they are written. */
export function SegmentEditor({ segment, initial, fields, lists }: SegmentEditorProps) {
  const [stored] = useState(initial);
  const form = useSegmentForm({ segment, initial: stored, fields, lists });
  const problems = form.isChanged ? [] : (segment?.problems ?? []);
  return (
    <Stack>
      <PageHeader
        title={segment?.name ?? 'New segment'}
        subtitle="People of all lists who match these rules"
        crumbs={[
          { label: 'Newsletter', page: 'newsletter' },
          { label: 'Segments', page: 'newsletter?tab=segments' },
        ]}
      >
        {segment && !form.isChanged && problems.length === 0 && <Export segment={segment} />}
      </PageHeader>
      {problems.length > 0 && (
        <Notice tone="destructive" title="This segment counts nobody until you edit it">
          {problems.map(({ message }) => message).join('. ')}.
        </Notice>
      )}
      <UnsavedSegment form={form} names={{ fields, lists }} />
      <Builder form={form} fields={fields} lists={lists} />
    </Stack>
  );
}

interface BuilderProps extends Pick<SegmentEditorProps, 'fields' | 'lists'> {
  form: ReturnType<typeof useSegmentForm>;
}

/** The form of a segment. */
function Builder({ form, fields, lists }: BuilderProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isChanged) void form.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap="lg">
        <PermittedFields to="email-lists:write">
          <TextField
            label="Name"
            required
            value={form.name}
            error={form.nameError}
            onChange={({ target }) => form.setName(target.value)}
          />
          <RuleGroupFields
            group={form.group}
            place="rules"
            context={{ fields, lists, errors: form.errors }}
            onChange={form.setGroup}
          />
        </PermittedFields>
        <LivePeople count={form.count} isComplete={form.rules !== undefined}>
          {form.rules && rulesInWords({ ...form.rules }, { fields, lists })}
        </LivePeople>
        {form.rules && <ExamplePeople rules={form.rules} fields={fields} />}
        <Permitted to="email-lists:write">
          <Row>
            <Button type="submit" variant="primary" isBusy={form.isSaving} aria-disabled={!form.isChanged}>
              Save Segment
            </Button>
          </Row>
        </Permitted>
      </Stack>
    </form>
  );
}

function Export({ segment: { id } }: { segment: Segment }) {
  return (
    <Permitted to="email-lists:write">
      <ButtonLink href={urlOf(exportSegment, { params: { id } })}>Export as CSV</ButtonLink>
    </Permitted>
  );
}
