import { useState } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listSequencePeople, type Sequence, type SequencePerson } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Table } from '@workspace/ui/Table';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { NextPager } from '../../layout/NextPager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';

type Status = SequencePerson['status'];

const columns = [{ name: 'Person' }, { name: 'Joined', isHiddenOnPhone: true }, { name: 'Actions', isHidden: true }];

/** The people in a sequence, the latest first. */
export function SequencePeople({ sequence: { id, waiting, done, stopped } }: { sequence: Sequence }) {
  const [status, setStatus] = useState<Status>('waiting');
  const [pages, setPages] = useState<readonly string[]>([]);
  const query = { status, before: pages.at(-1) };
  const { data, error, refresh } = useEndpoint(listSequencePeople, { params: { id }, query });
  useRefreshOnChange(`${waiting} ${done} ${stopped}`, refresh);
  const shown = useLast(data, error);
  const choose = (next: Status) => {
    setStatus(next);
    setPages([]);
  };
  return (
    <Panel title="People">
      <Stack $gap="md">
        <FilterButtons
          label="People by status"
          choices={[
            { value: 'waiting', label: 'Waiting', count: waiting },
            { value: 'done', label: 'Done', count: done },
            { value: 'stopped', label: 'Stopped', count: stopped },
          ]}
          chosen={status}
          onChoose={choose}
        />
        {error && !shown && <NotLoaded subject="The people" error={error} refresh={refresh} />}
        {!shown && !error && <Skeleton lines={3} />}
        {data?.people.length === 0 && <p role="status">{emptyWords[status]}</p>}
        {shown && shown.people.length > 0 && <PeoplePage shown={shown} pages={pages} onTurn={setPages} />}
      </Stack>
    </Panel>
  );
}

interface PeoplePageProps {
  shown: ResponseOf<typeof listSequencePeople>;
  /** The rows after which the pages begin. */
  pages: readonly string[];
  onTurn: (pages: readonly string[]) => void;
}

function PeoplePage({ shown: { people, next }, pages, onTurn }: PeoplePageProps) {
  return (
    <>
      <PeopleTable people={people} />
      <NextPager
        count={people.length}
        page={pages.length + 1}
        onPrevious={pages.length > 0 ? () => onTurn(pages.slice(0, -1)) : undefined}
        onNext={next ? () => onTurn([...pages, next]) : undefined}
      />
    </>
  );
}

const emptyWords: Record<Status, string> = {
  waiting: 'Nobody waits for an email of this sequence.',
  done: 'Nobody has reached the end yet.',
  stopped: 'Nobody has left on the way.',
};

function PeopleTable({ people }: { people: readonly SequencePerson[] }) {
  return (
    <Table caption="People" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {people.map((person) => (
          <ListRow key={person.id} name={person.email}>
            <RowTitle>
              {person.email === 'erased' ? 'A person who was erased' : person.email}
              <RowHint>{placeOf(person)}</RowHint>
            </RowTitle>
            <NonPhoneCell>{shortMoment(person.joinedAt)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}

/** Says where a person is in the sequence. */
function placeOf({ status, reason, nextSubject, dueAt }: SequencePerson): string {
  if (status === 'done') return 'Reached the end';
  if (status === 'waiting')
    return `Next: “${plainSubject(nextSubject ?? 'none')}”${dueAt ? `, ${shortMoment(dueAt)}` : ''}`;
  const place = nextSubject === null ? 'Stopped' : `Stopped before “${plainSubject(nextSubject)}”`;
  return reason === null ? place : `${place}: ${reasons[reason] ?? reason}`;
}

const reasons: Readonly<Record<string, string>> = {
  left: 'left the list',
  removed: 'was removed from the list',
  bounced: 'the address bounced',
  complained: 'reported spam',
  staff: 'suppressed by staff',
  erased: 'asked to be erased',
  sequence_deleted: 'the sequence was deleted',
};
