import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { listReaders } from '@workspace/contracts/campaign-previews';
import type { Campaign } from '@workspace/contracts/campaign';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField, TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useLast } from '../../layout/use-last.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';

const Pair = styled.div`
  display: grid;
  gap: ${space.md} ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface ChooseSubscriberProps {
  campaign: Pick<Campaign, 'id' | 'updatedAt'>;
  /** Undefined for a recipient without a name. */
  onChoose: (subscriberId: string | undefined) => void;
}

/** Selects the person of the preview among those of the lists and segments: searched by the beginning of an address or a name. */
export function ChooseSubscriber({ campaign: { id: campaignId, updatedAt }, onChoose }: ChooseSubscriberProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const trimmed = useDeferredValue(search).trim();
  const input = { params: { id: campaignId }, query: { search: trimmed || undefined } };
  const { data, refresh } = useEndpoint(listReaders, input);
  useRefreshOnChange(updatedAt, refresh);
  const found = useLast(data)?.readers ?? [];
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
