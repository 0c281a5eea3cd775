import { useState } from 'react';
import { listStaff, type StaffMember } from '@workspace/contracts/staff';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { DeniedNotice } from '../../layout/Permitted.tsx';
import { Pager } from '../../layout/Pager.tsx';
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
  const shown = useLast(data, error);
  return (
    <SettingsPage title="People" subtitle="Everybody on staff who has signed in. Roles take effect at once">
      <DeniedNotice permission="staff:write" />
      <div>
        <ListTools>
          <ListSearch label="Search people" value={written} onChange={setWritten} />
        </ListTools>
        {!shown && error && <NotLoaded subject="The people" error={error} refresh={refresh} />}
        {!shown && !error && <ListSkeleton rows={4} />}
        {data?.total === 0 && <p role="status">Nobody on staff matches.</p>}
        {shown !== undefined && shown.total > 0 && (
          <div>
            <PeopleTable people={shown.staff} onChange={setChanged} />
            <Pager page={page} pageSize={pageSize} total={shown.total} onPage={(to) => change({ page: to })} />
          </div>
        )}
      </div>
      {changed && <ChangeRoleDialog member={changed} onClose={() => setChanged(undefined)} onChanged={refresh} />}
    </SettingsPage>
  );
}
