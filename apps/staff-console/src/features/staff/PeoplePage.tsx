import { useState } from 'react';
import { listStaff, type StaffMember } from '@workspace/contracts/staff';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { DeniedNotice } from '../../layout/Permitted.tsx';
import { useList } from '../../layout/use-list.ts';
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
  const list = useList(useEndpoint(listStaff, { query: { page, pageSize, ...(search && { search }) } }));
  return (
    <SettingsPage title="People" subtitle="Everybody on staff who has signed in. Roles take effect at once">
      <DeniedNotice permission="staff:write" />
      <div>
        <ListTools>
          <ListSearch label="Search people" value={written} onChange={setWritten} />
        </ListTools>
        <ListResults subject="The people" list={list} loading={<ListSkeleton rows={4} />}>
          {({ staff, total }) =>
            total === 0 ? (
              <EmptyList title="Nobody on staff matches." />
            ) : (
              <div>
                <PeopleTable people={staff} onChange={setChanged} />
                <Pager page={page} pageSize={pageSize} total={total} onPage={(to) => change({ page: to })} />
              </div>
            )
          }
        </ListResults>
      </div>
      {changed && <ChangeRoleDialog member={changed} onClose={() => setChanged(undefined)} onChanged={list.refresh} />}
    </SettingsPage>
  );
}
