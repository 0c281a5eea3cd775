import type { Campaign } from '@workspace/contracts/newsletter-campaigns';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the names of a campaign's lists and segments: `Cities, Engineers and Readers`. */
export const audienceName = ({ audienceNames, emailListName }: Campaign): string =>
  list.format(audienceNames ?? [emailListName]);

/** Returns the first name and the number of others, for narrow places: `Cities and 2 more`. */
export function shortAudienceName(campaign: Campaign): string {
  const [first = '', ...others] = campaign.audienceNames ?? [campaign.emailListName];
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
