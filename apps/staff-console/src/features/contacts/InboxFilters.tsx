import { styled } from 'styled-components';
import type { ContactCounts } from '@workspace/contracts/contacts';
import { media } from '@workspace/ui/theme/tokens.ts';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { useSearchField } from '../../layout/use-search-field.ts';
import type { ListQuery } from '../../layout/use-list-query.ts';
import { contactTabs, countOfTab, tabLabels, tabOf } from './contact-tabs.ts';

const Tools = styled(ListTools)`
  margin-bottom: 0;
  /* A phone shows the thread alone. */
  &[data-open='true'] {
    display: none;
    ${media.desktop} {
      display: flex;
    }
  }
`;

interface InboxFiltersProps extends Pick<ListQuery, 'search' | 'status'> {
  change: (change: Partial<ListQuery>) => void;
  counts: ContactCounts | undefined;
  /** True when a thread is open. */
  isOpen: boolean;
}

/** The tabs of the inbox with their counts, and the search. */
export function InboxFilters({ search, status, change, counts, isOpen }: InboxFiltersProps) {
  const [written, setWritten] = useSearchField(search, (words) => change({ search: words }));
  const choices = contactTabs.map((value) => ({
    value,
    label: tabLabels[value],
    count: counts && countOfTab(counts, value),
  }));
  return (
    <Tools data-open={isOpen}>
      <FilterButtons
        label="Filter"
        choices={choices}
        chosen={tabOf(status)}
        onChoose={(tab) => change({ status: tab === 'waiting' ? '' : tab })}
      />
      <ListSearch label="Search by name, email or tag" value={written} onChange={setWritten} />
    </Tools>
  );
}
