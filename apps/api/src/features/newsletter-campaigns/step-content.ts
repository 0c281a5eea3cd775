import type { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';

type Change = ParsedOf<typeof changeCampaign>['body'];

/** Returns the fields of a change that the email of a step has: its list is that of the sequence, and it has no test. */
export const stepContentOf = ({
  name,
  subject,
  preheader,
  blocks,
  blogPostIds,
  template,
  ...others
}: Change): Change => ({
  ...withoutUndefined({ name, subject, preheader, blocks, blogPostIds, template }),
  ...withoutUndefined({ tracksClicks: others.tracksClicks, hasWebLink: others.hasWebLink }),
});

const withoutUndefined = (fields: Change): Change =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
