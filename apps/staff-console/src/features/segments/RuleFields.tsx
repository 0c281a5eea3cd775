import { styled } from 'styled-components';
import type { EmailList } from '@workspace/contracts/email-lists';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Icon } from '@workspace/ui/Icon';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { comparisonLabels, hasValue } from './comparison-labels.ts';
import { typeOfSubject, type DraftRule } from './draft-rules.ts';
import { RuleValue } from './RuleValue.tsx';
import { subjectOptions } from './subject-options.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;
  > :not(button) {
    grid-column: 1;
  }
  > button {
    grid-row: 1;
    grid-column: 2;
  }
  ${media.phoneUp} {
    grid-template-columns: minmax(8rem, 1.2fr) minmax(7rem, 1fr) minmax(8rem, 1.6fr) auto;
    > :not(button) {
      grid-column: auto;
    }
    > button {
      grid-column: 4;
    }
  }
`;
const Fault = styled.p`
  && {
    grid-column: 1 / -1;
  }
  color: ${color.danger};
  font-size: ${text.sm};
`;

/** The things that rules name, and the errors by place. */
export interface RuleContext {
  fields: readonly SubscriberField[];
  lists: readonly EmailList[];
  errors: ReadonlyMap<string, string>;
}

interface RuleFieldsProps {
  rule: DraftRule;
  place: string;
  context: RuleContext;
  /** True for a rule that was just added. */
  startsFocused: boolean;
  onChange: (rule: DraftRule) => void;
  /** Undefined for the only rule of a group. */
  onRemove: (() => void) | undefined;
}

/** One rule: the subject, the comparison and the value. */
export function RuleFields({ rule, place, context, startsFocused, onChange, onRemove }: RuleFieldsProps) {
  const { subject, comparison } = rule;
  const { fields } = context;
  const type = typeOfSubject(subject, fields);
  const labels = type && comparisonLabels[type];
  const error = context.errors.get(place);
  return (
    <Fields role="group" aria-label={`Rule ${Number(place.split('.').at(-1)) + 1}`}>
      <SelectField
        label="What the rule is about"
        isLabelHidden
        autoFocus={startsFocused}
        options={subjectOptions(fields, subject)}
        value={subject}
        onChange={({ target }) => onChange(withSubject(rule, target.value, fields))}
      />
      {labels && (
        <SelectField
          label="Comparison"
          isLabelHidden
          options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          value={comparison}
          onChange={({ target }) => onChange({ ...rule, comparison: target.value })}
        />
      )}
      {(!labels || hasValue(comparison)) && (
        <RuleValue rule={rule} type={type} lists={context.lists} onChange={(value) => onChange({ ...rule, value })} />
      )}
      {onRemove && (
        <Button variant="quiet" size="sm" aria-label="Remove this rule" onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
      {error && <Fault>{error}</Fault>}
    </Fields>
  );
}

/** Returns a rule about another subject. It keeps what the other one can have too. */
function withSubject(rule: DraftRule, subject: string, fields: readonly SubscriberField[]): DraftRule {
  const type = typeOfSubject(subject, fields);
  const labels = type && comparisonLabels[type];
  const [first = 'is'] = Object.keys(labels ?? {});
  const isSameType = type !== undefined && type === typeOfSubject(rule.subject, fields);
  const comparison = labels && rule.comparison in labels ? rule.comparison : first;
  return { ...rule, subject, comparison, value: isSameType ? rule.value : '' };
}
