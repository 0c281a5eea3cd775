import { useState } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listSequencePeople, type Sequence, type SequencePerson } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Table } from '@workspace/ui/Table';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListRow, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { NextPager } from '../../layout/NextPager.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { useList } from '../../layout/use-list.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';

type Status = SequencePerson['status'];

const columns = [{ name: 'Person' }, { name: 'Joined', isHiddenOnPhone: true }, { name: 'Actions', isHidden: true }];

/** The people in a sequence, the latest first. */
export function SequencePeople({ sequence: { id, waiting, done, stopped } }: { sequence: Sequence }) {
  const [status, setStatus] = useState<Status>('waiting');
  const [pages, setPages] = useState<readonly string[]>([]);
  const query = { status, before: pages.at(-1) };
  const list = useList(useEndpoint(listSequencePeople, { params: { id }, query }));
  useRefreshOnChange(`${waiting} ${done} ${stopped}`, list.refresh);
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
        <ListResults subject="The people" list={list} loading={<Skeleton lines={3} />}>
          {(shown) =>
            shown.people.length === 0 ? (
              <EmptyList title={emptyWords[status]} />
            ) : (
              <PeoplePage shown={shown} pages={pages} onTurn={setPages} />
            )
          }
        </ListResults>
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
