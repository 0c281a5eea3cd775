import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField, TextField } from '@workspace/ui/Field';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { newList, type TargetList } from './use-target-list.ts';

/** The list that a file goes into: one of the existing lists, or a new one. */
export function TargetListFields({ target: { chosen, choose, isNew, name, setName } }: { target: TargetList }) {
  const { data, error, refresh } = useEndpoint(listEmailLists, {});
  const lists = data?.emailLists ?? [];
  return (
    <>
      {error && !data && <NotLoaded subject="The lists" error={error} refresh={refresh} />}
      <SelectField
        label="Email list"
        required
        placeholder="Choose a list"
        options={[
          ...lists.map(({ id, name: label }) => ({ value: id, label })),
          { value: newList, label: 'A new list' },
        ]}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
      {isNew && (
        <TextField
          label="Name of the new list"
          hint="Readers see it in the footer of each email."
          required
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </>
  );
}
