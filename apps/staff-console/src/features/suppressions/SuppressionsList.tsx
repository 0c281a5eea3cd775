import { useCallback, useState } from 'react';
import type { Suppression } from '@workspace/contracts/suppressions';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { Pager } from '../../layout/Pager.tsx';
import type { ListQuery } from '../../layout/use-list-query.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { SuppressionsTable } from './SuppressionsTable.tsx';
import { suppressionReason } from './suppression-reasons.ts';
import { useSuppression } from './use-suppression.ts';
import { pageSize, type useSuppressions } from './use-suppressions.ts';

interface SuppressionsListProps {
  query: ListQuery;
  found: ReturnType<typeof useSuppressions>;
  onQuery: (change: Partial<ListQuery>) => void;
}

/** The search, a page of suppressions, and the question before a bounced address is mailed again. */
export function SuppressionsList({ query, found, onQuery }: SuppressionsListProps) {
  const [asked, setAsked] = useState<Suppression>();
  const { allow, isSending } = useSuppression(found.refresh);
  const onSearch = useCallback((search: string) => onQuery({ search }), [onQuery]);
  const [written, setWritten] = useSearchField(query.search, onSearch, 200);
  return (
    <div>
      <ListTools>
        <ListSearch label="Search part of an address" value={written} onChange={setWritten} />
      </ListTools>
      <ListResults subject="The suppressions" list={found} loading={<ListSkeleton rows={4} />}>
        {({ suppressions, total }) =>
          total === 0 ? (
            <NothingFound search={query.search} />
          ) : (
            <>
              <SuppressionsTable
                suppressions={suppressions}
                onAllow={(one) => (one.kind === 'staff' ? void allow(one) : setAsked(one))}
              />
              <Pager page={query.page} pageSize={pageSize} total={total} onPage={(page) => onQuery({ page })} />
            </>
          )
        }
      </ListResults>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void allow(asked).then(() => setAsked(undefined))}
        isBusy={isSending}
        tone="calm"
        title={`Mail ${asked?.email ?? ''} again?`}
        description={`${asked ? suppressionReason(asked) : ''}. Mail providers count mail to addresses that do not exist against us.`}
        confirmLabel="Allow again"
      />
    </div>
  );
}

function NothingFound({ search }: { search: string }) {
  if (search) return <EmptyList title={`No suppressed address has “${search}”.`} />;
  return (
    <EmptyList title="No address is suppressed.">
      People who unsubscribe from everything, report spam, or whose mail server gives their address up appear here by
      themselves.
    </EmptyList>
  );
}
