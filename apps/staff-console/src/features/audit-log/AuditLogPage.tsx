import { listAuditLog, exportAuditLog } from '@workspace/contracts/audit-log';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ButtonLink } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { formatNumber } from '../../layout/format-number.ts';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useList } from '../../layout/use-list.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { auditList, auditQueryOf } from './audit-list.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

const pageSize = 50;

/** Every change by staff: who, what and when. */
export default function AuditLogPage() {
  const [{ page, ...filters }, change] = useListQuery(auditList);
  const sent = auditQueryOf(filters);
  const list = useList(useEndpoint(listAuditLog, { query: { ...sent, page, pageSize } }));
  return (
    <SettingsPage
      title="Audit log"
      subtitle="Who changed what. Entries can be added, and neither changed nor deleted"
      actions={
        <Permitted to="audit-log:read">
          <ButtonLink href={urlOf(exportAuditLog, { query: sent })}>Export as CSV</ButtonLink>
        </Permitted>
      }
    >
      <Stack $gap="lg">
        <AuditFilters filters={filters} onChange={change} />
        <ListResults subject="The audit log" list={list} loading={<ListSkeleton rows={8} />}>
          {(found) => <Entries found={found} page={page} onPage={(to) => change({ page: to })} />}
        </ListResults>
      </Stack>
    </SettingsPage>
  );
}

interface EntriesProps {
  found: ResponseOf<typeof listAuditLog>;
  page: number;
  onPage: (page: number) => void;
}

function Entries({ found: { entries, total, isMore }, page, onPage }: EntriesProps) {
  if (total === 0) return <EmptyList title="No entry matches." />;
  return (
    <div>
      <AuditTable entries={entries} />
      <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />
      {isMore && <p>These are the newest {formatNumber(total)}. Choose an earlier time to see older ones.</p>}
    </div>
  );
}
