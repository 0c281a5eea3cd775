import type { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';

type Change = ParsedOf<typeof changeCampaign>['body'];

/**
 * Returns the fields of a change that the email of a step has: its list is that of the sequence, its name is the subject,
 * and it has no test.
 */
export function stepContentOf(change: Change): Change {
  const { subject, preheader, blocks, blogPostIds, template, tracksClicks, hasWebLink } = change;
  const fields = { name: subject, subject, preheader, blocks, blogPostIds, template, tracksClicks, hasWebLink };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
