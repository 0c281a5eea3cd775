import { useSearchParams } from 'react-router-dom';
import { fromLocalInput } from '../../layout/local-time.ts';
import { readPage } from '../../layout/read-page.ts';

/** The filters of the audit log as its fields have them; times are those of a `datetime-local` field. */
export interface AuditFields {
  resource: string;
  person: string;
  from: string;
  until: string;
}

/** The filters and the page of the audit log, stored in the URL. A change of a filter returns to the first page. */
export function useAuditQuery() {
  const [address, setAddress] = useSearchParams();
  const valueOf = (name: keyof AuditFields) => address.get(name) ?? '';
  const filters: AuditFields = {
    resource: valueOf('resource'),
    person: valueOf('person'),
    from: valueOf('from'),
    until: valueOf('until'),
  };
  const page = readPage(address);
  const change = (patch: Partial<AuditFields & { page: number }>) => {
    const { page: to = 1, ...fields } = { ...filters, ...patch };
    const given = Object.entries(fields).filter(([, value]) => value !== '');
    setAddress({ ...Object.fromEntries(given), ...(to > 1 && { page: String(to) }) }, { replace: true });
  };
  return { filters, page, change, sent: toQuery(filters) };
}

function toQuery({ resource, person, from, until }: AuditFields) {
  const since = fromLocalInput(from);
  const before = fromLocalInput(until);
  return {
    ...(resource && { resource }),
    ...(person && { person }),
    ...(since && { from: since }),
    ...(before && { until: before }),
  };
}
