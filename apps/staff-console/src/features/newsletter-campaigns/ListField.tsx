import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField } from '@workspace/ui/Field';
import { formatCount } from '../../layout/format-number.ts';

interface ListFieldProps {
  value: string;
  onChange: (emailListId: string) => void;
}

/** The list that a campaign goes to. */
export function ListField({ value, onChange }: ListFieldProps) {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists ?? [];
  return (
    <SelectField
      label="Email list"
      required
      placeholder="Choose a list"
      options={lists.map(({ id, name, subscriberCount }) => ({
        value: id,
        label: `${name} (${formatCount(subscriberCount, 'subscriber')})`,
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
