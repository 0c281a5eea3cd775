import { useState } from 'react';
import { exportSubscribers, listSubscribers, type SubscriberCount } from '@workspace/contracts/email-list-subscribers';
import type { EmailList } from '@workspace/contracts/email-lists';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { formatNumber } from '../../layout/format-number.ts';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { Section } from '../../layout/Section.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useOnShown } from '../../layout/use-on-shown.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { PendingResults } from '../pending-sign-ups/PendingResults.tsx';
import { AddSubscribersDialog } from './AddSubscribersDialog.tsx';
import { SubscriberResults } from './SubscriberResults.tsx';
import { firstSubscribers, statuses, statusOf } from './subscribers-input.ts';

/** A filter that no status of a subscriber has: who has to confirm a sign-up is none yet. */
const pending = 'pending';

/** A count that stopped at its limit ends in a plus. */
const atLeast = ({ count, isExact }: SubscriberCount): string => `${formatNumber(count)}${isExact ? '' : '+'}`;

interface SubscribersPanelProps {
  listId: string;
  /** Undefined while it loads. */
  list: EmailList | undefined;
  /** Called once the subscribers are shown, or an error. */
  onShown: () => void;
  /** Called after a subscriber was added, changed or removed, to refresh the list's counts. */
  onChanged: () => void;
}

/** The subscribers of a list: search, add, edit, remove. */
export function SubscribersPanel({ listId, list, onShown, onChanged }: SubscribersPanelProps) {
  const [{ search, status }, change] = useListQuery();
  const [written, setWritten] = useSearchField(search, (words) => change({ search: words }));
  const [isAdding, setAdding] = useState(false);
  const [round, setRound] = useState(0);
  const trimmed = search.trim();
  const chosen = statusOf({ status });
  const isPending = status === pending;
  const first = useEndpoint(listSubscribers, firstSubscribers(listId, { search, status }));
  const total = useLast(first.data)?.total;
  useOnShown(isPending || Boolean(first.data ?? first.error), onShown);
  const handleAdded = () => {
    onChanged();
    setRound((cached) => cached + 1);
  };
  return (
    <Section
      title={total && !isPending ? `Subscribers (${atLeast(total)})` : 'Subscribers'}
      actions={list && <Actions list={list} onAdd={() => setAdding(true)} />}
    >
      <ListTools>
        <StatusFilter list={list} status={status} onChoose={(value) => change({ status: value })} />
        <ListSearch label="Search addresses and names" value={written} onChange={setWritten} />
      </ListTools>
      {isPending ? (
        <PendingResults key={trimmed} listId={listId} search={trimmed} />
      ) : (
        <SubscriberResults
          key={`${trimmed} ${chosen} ${round}`}
          listId={listId}
          search={trimmed}
          status={chosen}
          onChanged={onChanged}
        />
      )}
      {isAdding && list && <AddSubscribersDialog list={list} onClose={() => setAdding(false)} onAdded={handleAdded} />}
    </Section>
  );
}

interface StatusFilterProps {
  list: EmailList | undefined;
  /** Of the URL; an unknown one means all. */
  status: string;
  onChoose: (status: string) => void;
}

/** The filter by status, with the pending sign-ups of a list that has or had double opt-in. */
function StatusFilter({ list, status, onChoose }: StatusFilterProps) {
  const hasPending = list?.doubleOptIn || list?.pendingCount || status === pending;
  const choices = [
    { value: '', label: 'All' },
    ...statuses,
    ...(hasPending ? [{ value: pending, label: 'Pending' }] : []),
  ];
  const chosen = choices.find(({ value }) => value === status)?.value ?? '';
  return <FilterButtons label="Status" choices={choices} chosen={chosen} onChoose={onChoose} />;
}

function Actions({ list: { id: listId, trashedAt }, onAdd }: { list: EmailList; onAdd: () => void }) {
  return (
    <Permitted to="email-lists:write">
      <ButtonLink size="sm" href={urlOf(exportSubscribers, { params: { listId } })}>
        Export as CSV
      </ButtonLink>
      {!trashedAt && (
        <Button size="sm" onClick={onAdd}>
          Add subscribers
        </Button>
      )}
    </Permitted>
  );
}
