import type { EmailList } from '@workspace/contracts/email-lists';
import type { FieldType } from '@workspace/contracts/field-values';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { getImport } from '@workspace/contracts/subscriber-imports';
import { SelectField, TextField, type SelectOption } from '@workspace/ui/Field';
import { sourceLabels } from './comparison-labels.ts';
import type { DraftRule } from './draft-rules.ts';

interface RuleValueProps {
  rule: DraftRule;
  /** The type of the field; undefined for other rules. */
  type: FieldType | undefined;
  lists: readonly EmailList[];
  onChange: (value: string) => void;
}

/** The control for the value of a rule. */
export function RuleValue({ rule: { subject, value }, type, lists, onChange }: RuleValueProps) {
  const select = (placeholder: string, options: readonly SelectOption[]) => (
    <SelectField
      label="Value"
      isLabelHidden
      placeholder={placeholder}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (subject === 'list')
    return select(
      'Choose a list',
      lists.map(({ id, name }) => ({ value: id, label: name })),
    );
  if (subject === 'source')
    return select(
      'Choose an origin',
      Object.entries(sourceLabels).map(([source, label]) => ({ value: source, label })),
    );
  if (subject === 'importId') return <ImportValue id={value} />;
  const isNumber = type === 'number' || subject.endsWith('Days');
  return (
    <TextField
      label="Value"
      isLabelHidden
      type={type === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      placeholder={isNumber ? 'Number' : 'Text'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The file of an import, which is chosen on its receipt. */
function ImportValue({ id }: { id: string }) {
  const found = useEndpoint(getImport, { params: { id } }).data?.subscriberImport;
  return (
    <SelectField
      label="Value"
      isLabelHidden
      options={[{ value: id, label: found?.fileName ?? 'A file' }]}
      value={id}
      onChange={() => {}}
    />
  );
}
