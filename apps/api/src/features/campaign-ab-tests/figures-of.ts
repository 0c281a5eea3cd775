import type { EntityManager } from '@mikro-orm/postgresql';
import { findSums, testsSql, type CampaignSums } from '../ledger-archive/campaign-sums.ts';

/** The submitted emails of one variant in the test, and the people among their readers who clicked. */
export interface TestFigures {
  submitted: number;
  /** Null when the campaign counts no clicks. */
  readers: number | null;
}

interface Tested {
  id: string;
  tracksClicks: boolean;
  /** The number of variants. */
  variants: number;
}

/** Counts each variant of a test. Clicks of scanners count nobody, nor do repeated ones. */
export async function figuresOf(em: EntityManager, { id, tracksClicks, variants }: Tested): Promise<TestFigures[]> {
  const rows = (await findSums(em, id))?.tests ?? (await em.execute<CampaignSums['tests']>(testsSql('?'), [id]));
  const byVariant = new Map(rows.map(({ variant, ...figures }) => [variant, figures]));
  return Array.from({ length: variants }, (_, variant) => {
    const { submitted, readers } = byVariant.get(variant) ?? { submitted: 0, readers: 0 };
    return { submitted, readers: tracksClicks ? readers : null };
  });
}
