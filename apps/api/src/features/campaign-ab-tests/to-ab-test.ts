import type { EntityManager } from '@mikro-orm/postgresql';
import type { AbTest, VariantFigures } from '@workspace/contracts/campaign-ab-tests';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import type { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { progressOf } from '../newsletter-campaigns/find-campaign.ts';
import { variantsOf } from '../newsletter-campaigns/content/variants-of.ts';
import { NoAbTest } from './ab-test-errors.ts';
import { compareVariants } from './compare-variants.ts';
import { figuresOf, type TestFigures } from './figures-of.ts';
import { wilsonInterval } from './intervals.ts';

/** Returns the A/B test of a campaign with its current figures. Throws `NoAbTest`. */
export async function toAbTest(em: EntityManager, campaign: NewsletterCampaignEntity): Promise<AbTest> {
  const { id, tracksClicks, winnerBy, testShare, testMinutes, testEndsAt, winner, decision, startedAt } = campaign;
  const variants = variantsOf(campaign);
  if (variants.length === 0) throw new NoAbTest();
  const figures =
    clicksAreDeleted(startedAt) && decision
      ? decision.figures
      : await figuresOf(em, { id, tracksClicks, variants: variants.length });
  const { waiting = 0 } = await progressOf(em, campaign);
  return {
    variants: variants.map((variant, index) => ({ ...variant, ...withRate(figures[index]!) })),
    differences: compareVariants(proportionsOf(figures)),
    winnerBy,
    testShare,
    testMinutes,
    endsAt: testEndsAt?.toISOString() ?? null,
    waiting,
    decision:
      decision && typeof winner === 'number'
        ? { winner, ...decision, differences: compareVariants(proportionsOf(decision.figures)) }
        : null,
  };
}

const proportionsOf = (figures: readonly TestFigures[]) =>
  figures.map(({ submitted, readers }) => ({ hits: readers ?? 0, people: submitted }));

const clicksAreDeleted = (startedAt: Date | null | undefined) =>
  startedAt && Date.now() - startedAt.getTime() > clickRetentionDays * 86_400_000;

function withRate({ submitted, readers }: TestFigures): Pick<VariantFigures, 'submitted' | 'readers' | 'rate'> {
  const rate = readers === null ? undefined : wilsonInterval({ hits: readers, people: submitted });
  return { submitted, readers, rate: rate ?? null };
}
