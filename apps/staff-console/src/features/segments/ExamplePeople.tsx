import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '@workspace/contracts/endpoint/call';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { findExamplePeople, type SegmentPerson } from '@workspace/contracts/segments';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Table } from '@workspace/ui/Table';
import { color, control, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { fullNameOf, valuesInWords } from '../email-list-subscribers/values-in-words.ts';
import { useForRules } from './use-for-rules.ts';

const Examples = styled.details`
  > summary {
    min-height: ${control.md};
    width: fit-content;
    align-content: center;
    color: ${color.link};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    cursor: pointer;
  }
`;
const Soft = styled.p`
  padding-block: ${space.sm};
  color: ${color.inkSoft};
`;

interface ExamplePeopleProps {
  rules: RuleGroup;
  fields: readonly SubscriberField[];
}

/** Some of the people who match the rules, on demand. */
export function ExamplePeople({ rules, fields }: ExamplePeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Examples onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>See some of them</summary>
      {isOpen && <People rules={rules} fields={fields} />}
    </Examples>
  );
}

const request = (rules: RuleGroup, signal: AbortSignal) => call(findExamplePeople, { body: { rules } }, { signal });

function People({ rules, fields }: ExamplePeopleProps) {
  const { value, error, isCurrent } = useForRules(rules, request);
  if (error && isCurrent) return <Soft role="status">{error}</Soft>;
  if (!value) return <Soft role="status">Loading …</Soft>;
  if (value.people.length === 0) return <Soft role="status">Nobody matches these rules now.</Soft>;
  return (
    <Table caption="Those who joined last" density="list">
      <TableHead columns={[{ name: 'Address' }, { name: 'Name', isHiddenOnPhone: true }]} />
      <tbody>
        {value.people.map((person) => (
          <tr key={person.email}>
            <RowTitle>
              {person.email}
              <RowHint>{valuesInWords(person.fields, fields)}</RowHint>
            </RowTitle>
            <NonPhoneCell>{nameOf(person)}</NonPhoneCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const nameOf = ({ firstName, lastName, fields }: SegmentPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ') || fullNameOf(fields);
