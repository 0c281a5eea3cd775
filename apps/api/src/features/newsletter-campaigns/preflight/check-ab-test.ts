import { variantLetters } from '@workspace/contracts/campaign-variants';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { compareVariants } from '../../campaign-ab-tests/compare-variants.ts';
import { countedLinks } from '../content/counted-links.ts';
import type { MessageContent } from '../content/message-content.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { variantsOf, type VariantFields } from '../content/variants-of.ts';

/** The fields of a campaign that an A/B test depends on. */
export type TestPlan = VariantFields & Pick<NewsletterCampaignEntity, 'testShare' | 'winnerBy' | 'tracksClicks'>;

/** Checks the plan of an A/B test of a message for this number of recipients; nothing without one. */
export function abTestChecks(plan: TestPlan, content: MessageContent, people: number): PreflightCheck[] {
  const count = variantsOf(plan).length;
  if (count === 0) return [];
  const tested = Math.ceil((people * plan.testShare) / 100);
  const each = Math.floor(tested / count);
  const stop = stopOf(plan, content, each);
  if (stop) return [{ name: 'ab-test', outcome: 'stop', sentence: stop }];
  const numbers = `Each of the ${count} variants goes to ${inWords(each)} first${people > tested ? `, and ${inWords(people - tested)} wait for the winner` : ''}.`;
  if (plan.winnerBy === 'clicks' && !tellsApart(each))
    return [
      {
        name: 'ab-test',
        outcome: 'warning',
        sentence: `${numbers} With so few, even 6 clicks of 100 against 3 of 100 count as no difference.`,
      },
    ];
  return [{ name: 'ab-test', outcome: 'ok', sentence: numbers }];
}

function stopOf(plan: TestPlan, content: MessageContent, each: number): string | undefined {
  const variants = variantsOf(plan).map(({ subject, senderName }) => JSON.stringify([subject, senderName]));
  const same = variants.findIndex((variant, index) => variants.indexOf(variant) < index);
  if (same !== -1)
    return `Variant ${variantLetters[same]} is the same as another one. Change its subject or its sender, or leave it out.`;
  if (plan.winnerBy === 'clicks' && !plan.tracksClicks)
    return 'The winner is chosen by clicks, and this campaign counts none. Turn on “Count clicks”, or choose the winner by hand.';
  if (plan.winnerBy === 'clicks' && countedLinks(content).length === 0)
    return 'The winner is chosen by clicks, and this campaign has no link that counts. Add a post, a button or a link with words, or choose the winner by hand.';
  if (each === 0) return 'The test has fewer people than variants. Raise its share, or leave variants out.';
  return undefined;
}

/** Returns true when twice as many clicks of a usual number would be a difference: 6 of 100 readers against 3. */
function tellsApart(each: number): boolean {
  const clicks = (rate: number) => ({ hits: Math.round(each * rate), people: each });
  return compareVariants([clicks(0.06), clicks(0.03)]).every(({ low }) => low > 0);
}

const inWords = (people: number) => `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;
