import type { CampaignFilter } from '@workspace/contracts/campaign-filter';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { Button } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { allCampaigns, campaignsPageSize, filterOf, type CampaignsQuery } from './campaigns-on-page.ts';
import { CampaignsTable } from './CampaignsTable.tsx';

const nothing: Readonly<Record<CampaignFilter, string>> = {
  draft: 'There are no drafts.',
  scheduled: 'Nothing is scheduled.',
  sending: 'Nothing is being sent.',
  sent: 'Nothing has been sent yet.',
  cancelled: 'No campaign was cancelled.',
};

interface CampaignResultsProps extends CampaignsQuery {
  result: ResponseOf<typeof listCampaigns>;
}

/** A page of the campaigns that match, or the reason why there are none. */
export function CampaignResults({ query, onQuery, result: { campaigns, counts, total } }: CampaignResultsProps) {
  const matches = total ?? counts?.all ?? campaigns.length;
  if (campaigns.length === 0)
    return (
      <EmptyList
        title={reasonOf(query, matches)}
        action={<Button onClick={() => onQuery(allCampaigns)}>Show all of them</Button>}
      />
    );
  return (
    <div>
      <CampaignsTable campaigns={campaigns} />
      {matches > campaignsPageSize && (
        <Pager page={query.page} pageSize={campaignsPageSize} total={matches} onPage={(page) => onQuery({ page })} />
      )}
    </div>
  );
}

function reasonOf(query: CampaignsQuery['query'], matches: number): string {
  const search = query.search.trim();
  const filter = filterOf(query);
  if (matches > 0) return 'There are no more campaigns than on the pages before.';
  return search || !filter ? `No campaign has “${search}”.` : nothing[filter];
}
