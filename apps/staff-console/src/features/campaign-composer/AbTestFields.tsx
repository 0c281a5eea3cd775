import { useState } from 'react';
import { styled } from 'styled-components';
import { testLimits, variantLetters, type WinnerBy } from '@workspace/contracts/campaign-variants';
import { Button } from '@workspace/ui/Button';
import { SelectField, TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import type { DraftEditing } from '../newsletter-campaigns/use-draft-editing.ts';
import { minutesInWords } from './minutes-in-words.ts';
import type { TestValues } from './test-values.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  ${media.phoneUp} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  }
`;
const Plan = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
  gap: ${space.md};
`;

interface AbTestFieldsProps {
  editing: DraftEditing;
  errors: Readonly<Record<string, string>>;
}

/** The plan of an A/B test: other subjects and senders, and the way to the winner. */
export function AbTestFields({ editing: { values, change }, errors }: AbTestFieldsProps) {
  const { subject, test } = values;
  const set = (patch: Partial<TestValues>) => change({ test: { ...test, ...patch } });
  const others = test.otherSubjects;
  const [added, setAdded] = useState(0);
  const add = () => {
    set({ otherSubjects: [...others, ''] });
    setAdded(others.length + 1);
  };
  const addLabel = others.length === 0 ? 'Test another subject' : `Add subject ${variantLetters[others.length + 1]}`;
  return (
    <Panel title="A/B test">
      <Stack>
        {others.length === 0 ? (
          <p>Send two to four subjects to a part of the recipients first, and the better one to the rest.</p>
        ) : (
          <Variants subject={subject} test={test} errors={errors} added={added} onChange={set} />
        )}
        {others.length + 1 < testLimits.variants.to && (
          <Row>
            <Button onClick={add}>{addLabel}</Button>
          </Row>
        )}
        {others.length > 0 && <PlanFields test={test} onChange={set} />}
      </Stack>
    </Panel>
  );
}

interface VariantsProps {
  subject: string;
  test: TestValues;
  errors: Readonly<Record<string, string>>;
  /** The number of the variant that was added last, whose subject gets the focus. */
  added: number;
  onChange: (patch: Partial<TestValues>) => void;
}

function Variants({ subject, test, errors, added, onChange }: VariantsProps) {
  const { otherSubjects, senderNames } = test;
  const setSubject = (at: number, text: string) =>
    onChange({ otherSubjects: otherSubjects.map((other, index) => (index === at - 1 ? text : other)) });
  const setName = (at: number, name: string) =>
    onChange({
      senderNames: [subject, ...otherSubjects].map((_subject, i) => (i === at ? name : (senderNames[i] ?? ''))),
    });
  const remove = (at: number) =>
    onChange({ otherSubjects: otherSubjects.toSpliced(at - 1, 1), senderNames: senderNames.toSpliced(at, 1) });
  return [subject, ...otherSubjects].map((text, at) => (
    <VariantFields
      key={variantLetters[at]}
      at={at}
      isAdded={at === added}
      subject={text}
      senderName={senderNames[at] ?? ''}
      errors={errors}
      onSubject={(written) => setSubject(at, written)}
      onName={(written) => setName(at, written)}
      onRemove={() => remove(at)}
    />
  ));
}

interface VariantFieldsProps {
  /** The number of the variant. The first has the subject of the message. */
  at: number;
  isAdded: boolean;
  subject: string;
  senderName: string;
  errors: Readonly<Record<string, string>>;
  onSubject: (subject: string) => void;
  onName: (name: string) => void;
  onRemove: () => void;
}

function VariantFields({ at, isAdded, subject, senderName, errors, onSubject, onName, onRemove }: VariantFieldsProps) {
  const letter = variantLetters[at]!;
  return (
    <Pair>
      <TextField
        label={`Subject ${letter}`}
        hint={at === 0 ? 'The subject of the message above' : undefined}
        required
        readOnly={at === 0}
        // The press of the button that adds it leads here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={at > 0 && isAdded}
        maxLength={200}
        value={subject}
        error={subject.trim() ? errors[`subjects.${at}`] : undefined}
        onChange={({ target }) => onSubject(target.value)}
      />
      <TextField
        label={`Sender ${letter}`}
        hint="Empty: the usual name"
        maxLength={testLimits.senderName}
        value={senderName}
        error={errors[`senderNames.${at}`]}
        onChange={({ target }) => onName(target.value)}
      />
      {at > 0 && (
        <Row>
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Remove subject {letter}
          </Button>
        </Row>
      )}
    </Pair>
  );
}

const shares = [10, 20, 30, 40, 50, 75, 100];
const waits = [30, 60, 120, 240, 480, 720, 1_440, 2_880];

/** Returns the offered numbers and the stored one, which a client may have chosen. */
const offer = (usual: readonly number[], stored: number, label: (value: number) => string) =>
  [...new Set([...usual, stored])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: `${value}`, label: label(value) }));

function PlanFields({ test, onChange }: { test: TestValues; onChange: (patch: Partial<TestValues>) => void }) {
  const { testShare, testMinutes, winnerBy } = test;
  return (
    <Plan>
      <SelectField
        label="In the test"
        options={offer(shares, testShare, (share) =>
          share === 100 ? 'All recipients' : `${share} % of the recipients`,
        )}
        value={`${testShare}`}
        onChange={({ target }) => onChange({ testShare: Number(target.value) })}
      />
      <SelectField
        label="Winner by"
        options={[
          { value: 'clicks', label: 'People who clicked' },
          { value: 'hand', label: 'Your choice' },
        ]}
        value={winnerBy}
        onChange={({ target }) => onChange({ winnerBy: target.value as WinnerBy })}
      />
      <SelectField
        label="After"
        options={offer(waits, testMinutes, minutesInWords)}
        disabled={winnerBy === 'hand'}
        value={`${testMinutes}`}
        onChange={({ target }) => onChange({ testMinutes: Number(target.value) })}
      />
    </Plan>
  );
}
