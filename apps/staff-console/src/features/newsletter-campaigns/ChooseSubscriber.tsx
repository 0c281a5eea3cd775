import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField, TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useLast } from '../../layout/use-last.ts';

const Pair = styled.div`
  display: grid;
  gap: ${space.md} ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface ChooseSubscriberProps {
  listId: string;
  /** Undefined for a recipient without a name. */
  onChoose: (subscriberId: string | undefined) => void;
}

/** Selects the subscriber of the preview: searched by the beginning of an address or a name. */
export function ChooseSubscriber({ listId, onChoose }: ChooseSubscriberProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const trimmed = useDeferredValue(search).trim();
  const query = { search: trimmed || undefined, status: 'subscribed' } as const;
  const found = useLast(useEndpoint(listSubscribers, { params: { listId }, query }).data)?.subscribers ?? [];
  const choose = (id: string) => {
    setChosen(id);
    onChoose(id || undefined);
  };
  return (
    <Pair>
      <TextField
        label="Find a subscriber"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        label="As it reaches"
        placeholder="Somebody without a name"
        options={found.map(({ id, email, firstName }) => ({
          value: id,
          label: firstName ? `${firstName}, ${email}` : email,
        }))}
        value={found.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      />
    </Pair>
  );
}
