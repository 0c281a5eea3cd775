import { endOtherSessions, listSessions } from '@workspace/contracts/sessions';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { useToast } from '@workspace/ui/Toast';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListTools } from '../../layout/ListTools.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useList } from '../../layout/use-list.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SessionsTable } from './SessionsTable.tsx';

const pageSize = 50;

/** The browsers in which people are signed in. */
export default function SessionsPage() {
  const [{ status, page }, change] = useListQuery();
  const of = status === 'everyone' ? 'everyone' : 'me';
  const list = useList(useEndpoint(listSessions, { query: { of, page, pageSize } }));
  return (
    <SettingsPage
      title="Sessions"
      subtitle="Where you are signed in. A session ends twelve hours after its sign-in at the latest"
      actions={<EndOthers onEnded={list.refresh} />}
    >
      <div>
        <Permitted to="sessions:write">
          <ListTools>
            <FilterButtons
              label="Whose sessions"
              choices={[
                { value: 'me', label: 'Mine', count: undefined },
                { value: 'everyone', label: 'Everybody’s', count: undefined },
              ]}
              chosen={of}
              onChoose={(value) => change({ status: value === 'me' ? '' : value })}
            />
          </ListTools>
        </Permitted>
        <ListResults subject="The sessions" list={list} loading={<ListSkeleton rows={3} />}>
          {({ sessions, total }) => (
            <div>
              <SessionsTable sessions={sessions} hasPeople={of === 'everyone'} onEnded={list.refresh} />
              <Pager page={page} pageSize={pageSize} total={total} onPage={(to) => change({ page: to })} />
            </div>
          )}
        </ListResults>
      </div>
    </SettingsPage>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const { send, isSending } = useSend(endOtherSessions);
  const run = useAction();
  const toast = useToast();
  const end = async () => {
    const done = await run(send({}), 'Failed to end the other sessions.');
    if (!done) return;
    toast({ title: 'Signed out elsewhere', description: `${formatCount(done.ended, 'other session')} ended.` });
    onEnded();
  };
  return (
    <Button isBusy={isSending} onClick={() => void end()}>
      Sign out everywhere else
    </Button>
  );
}
