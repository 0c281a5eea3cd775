import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listCampaigns } from '@workspace/contracts/newsletter-campaigns';

export const campaignsPageSize = 50;

/** Query for a page of the campaigns. The first page also has the counts that overviews show. */
export const campaignsOnPage = (page: number): InputOf<typeof listCampaigns> => ({
  query: { page, pageSize: campaignsPageSize },
});
