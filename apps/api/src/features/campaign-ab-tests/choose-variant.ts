import type { EntityManager } from '@mikro-orm/postgresql';
import { variantsOf } from '../newsletter-campaigns/content/variants-of.ts';
import { findCampaignOrFail } from '../newsletter-campaigns/find-campaign.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { CannotChoose, NoAbTest } from './ab-test-errors.ts';
import { figuresOf } from './figures-of.ts';
import { storeDecision } from './store-decision.ts';

/** The errors of `chooseByHand`. */
export const chooseErrors = [CampaignNotFound, NoAbTest, CannotChoose] as const;

interface Choice {
  variant: number;
  by: string;
  at: Date;
}

/** Stores the variant that a staff member chose for the waiting recipients. Throws `chooseErrors`. */
export function chooseByHand(em: EntityManager, id: string, { variant, by, at }: Choice): Promise<void> {
  return em.fork().transactional(async (inside) => {
    await inside.execute('select from newsletter_campaigns where id = ? for update', [id]);
    const campaign = await findCampaignOrFail(inside, id);
    const variants = variantsOf(campaign).length;
    if (variants === 0) throw new NoAbTest();
    if (variant >= variants) throw new CannotChoose('no_such_variant', 'This campaign has no such variant.');
    if (typeof campaign.winner === 'number') throw new CannotChoose('decided', 'The decision was made before.');
    if (campaign.status !== 'sending' && campaign.status !== 'paused')
      throw new CannotChoose('wrong_moment', 'This campaign is not being sent.');
    // Batches that are written later would wait for ever.
    const preparations = await inside.execute<unknown[]>(
      'select 1 from newsletter_preparations where campaign_id = ?',
      [id],
    );
    if (preparations.length > 0)
      throw new CannotChoose('wrong_moment', 'The recipients are still being written down. Choose again in a minute.');
    const figures = await figuresOf(inside, { id, tracksClicks: campaign.tracksClicks, variants });
    await storeDecision(inside, id, { winner: variant, reason: 'hand', at: at.toISOString(), by, figures });
  });
}
