import { CampaignFilter, type CampaignTotals } from '@workspace/contracts/campaign-filter';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { useSearchField } from '../../layout/use-search-field.ts';
import { filterOf, type CampaignsQuery } from './campaigns-on-page.ts';

const labels: Readonly<Record<CampaignFilter, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

/** Debounce of the search, in milliseconds. */
const pause = 200;

/** The campaigns by status with their counts, and the search. */
export function CampaignFilters({ query, onQuery, counts }: CampaignsQuery & { counts: CampaignTotals }) {
  const [written, setWritten] = useSearchField(query.search, (search) => onQuery({ search }), pause);
  const choices = [
    { value: '', label: 'All', count: counts.all },
    ...CampaignFilter.options.map((value) => ({ value, label: labels[value], count: counts[value] })),
  ];
  return (
    <ListTools>
      <FilterButtons
        label="Status"
        choices={choices}
        chosen={filterOf(query) ?? ''}
        onChoose={(status) => onQuery({ status })}
      />
      <ListSearch label="Search names and subjects" value={written} onChange={setWritten} />
    </ListTools>
  );
}
