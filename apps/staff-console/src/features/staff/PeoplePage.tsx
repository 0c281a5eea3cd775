import { useState } from 'react';
import { listStaff, type StaffMember } from '@workspace/contracts/staff';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { DeniedNotice } from '../../layout/Permitted.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

const pageSize = 50;

/** The people on staff and their roles. */
export default function PeoplePage() {
  const [changed, setChanged] = useState<StaffMember>();
  const [{ search, page }, change] = useListQuery();
  const [written, setWritten] = useSearchField(search, (words) => change({ search: words }), 200);
  const { data, error, refresh } = useEndpoint(listStaff, { query: { page, pageSize, ...(search && { search }) } });
  const shown = useLast(data);
  return (
    <SettingsPage title="People" subtitle="Everybody on staff who has signed in. Roles take effect at once">
      <DeniedNotice permission="staff:write" />
      <Panel>
        <Stack $gap="lg">
          <TextField
            label="Search people"
            type="search"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          {!shown && error && <NotLoaded subject="The people" error={error} refresh={refresh} />}
          {!shown && !error && <Skeleton lines={4} />}
          {shown?.total === 0 && <p role="status">Nobody on staff matches.</p>}
          {shown !== undefined && shown.total > 0 && (
            <div>
              <PeopleTable people={shown.staff} onChange={setChanged} />
              <Pager page={page} pageSize={pageSize} total={shown.total} onPage={(to) => change({ page: to })} />
            </div>
          )}
        </Stack>
      </Panel>
      {changed && <ChangeRoleDialog member={changed} onClose={() => setChanged(undefined)} onChanged={refresh} />}
    </SettingsPage>
  );
}
