import { CampaignFilter } from '@workspace/contracts/campaign-filter';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import type { ListQuery } from '../../layout/use-list-query.ts';

export const campaignsPageSize = 50;

/** A list of campaigns and its filters. */
export interface CampaignsQuery {
  query: ListQuery;
  /** Called with what changes; another filter or search begins at the first page. */
  onQuery: (change: Partial<ListQuery>) => void;
}

/** The first page of all campaigns. */
export const allCampaigns: ListQuery = { search: '', status: '', page: 1 };

/** Returns the filter that a query names; undefined for all campaigns. */
export const filterOf = ({ status }: Pick<ListQuery, 'status'>): CampaignFilter | undefined =>
  CampaignFilter.safeParse(status).data;

/** Returns the request for a page of the campaigns. Every page also has the counts that overviews show. */
export function campaignsOnPage(query = allCampaigns): InputOf<typeof listCampaigns> {
  const search = query.search.trim();
  const status = filterOf(query);
  return {
    query: { ...(search && { search }), ...(status && { status }), page: query.page, pageSize: campaignsPageSize },
  };
}
