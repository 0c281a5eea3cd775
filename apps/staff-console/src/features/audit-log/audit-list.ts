import { fromLocalInput } from '../../layout/local-time.ts';
import { readPage } from '../../layout/read-page.ts';
import { writeAll, type ListAddress } from '../../layout/use-list-query.ts';

/** The filters of the audit log as its fields have them; times are those of a `datetime-local` field. */
export interface AuditFields {
  resource: string;
  person: string;
  from: string;
  until: string;
}

type AuditState = AuditFields & { page: number };

/** The filters and the page of the audit log in the URL. */
export const auditList: ListAddress<AuditState> = {
  read: (address) => {
    const valueOf = (name: keyof AuditFields) => address.get(name) ?? '';
    return {
      resource: valueOf('resource'),
      person: valueOf('person'),
      from: valueOf('from'),
      until: valueOf('until'),
      page: readPage(address),
    };
  },
  write: writeAll,
  typed: ['resource', 'person', 'from', 'until'],
};

/** Returns the query of the request. */
export function auditQueryOf({ resource, person, from, until }: AuditFields) {
  const since = fromLocalInput(from);
  const before = fromLocalInput(until);
  return {
    ...(resource && { resource }),
    ...(person && { person }),
    ...(since && { from: since }),
    ...(before && { until: before }),
  };
}
