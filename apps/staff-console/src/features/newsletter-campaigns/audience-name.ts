import type { Campaign } from '@workspace/contracts/campaign';
import { formatCount } from '../../layout/format-number.ts';
import { formatList } from '../../layout/format-list.ts';

/** Returns the names of a campaign's lists and segments: `Cities, Engineers and Readers`. */
const audienceName = ({ audienceNames, emailListName }: Campaign): string =>
  formatList(audienceNames ?? [emailListName]);

/** Returns them with the lists whose people get nothing: `Cities and Engineers, without Customers`. */
export function wholeAudience(campaign: Campaign): string {
  const { excludedListIds = [], excludedListNames = [] } = campaign;
  if (excludedListIds.length === 0) return audienceName(campaign);
  // Deleted lists have no name any more.
  const excluded =
    excludedListNames.length > 0 ? formatList(excludedListNames) : formatCount(excludedListIds.length, 'list');
  return `${audienceName(campaign)}, without ${excluded}`;
}

/** Returns the first name and the number of others, for narrow places: `Cities and 2 more`. */
export function shortAudienceName(campaign: Campaign): string {
  const [first = '', ...others] = campaign.audienceNames ?? [campaign.emailListName];
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
