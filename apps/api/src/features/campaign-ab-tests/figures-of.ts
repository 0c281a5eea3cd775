import type { EntityManager } from '@mikro-orm/postgresql';

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
  const rows = await em.execute<{ variant: number; submitted: number; readers: number }[]>(
    `select d.variant, count(*) filter (where d.status = 'handed_over')::int as submitted,
       count(k.delivery_id) filter (where d.status = 'handed_over')::int as readers
     from newsletter_deliveries d
     left join newsletter_clicks k
       on k.campaign_id = d.campaign_id and k.delivery_id = d.id and k.standing = 'first'
     where d.campaign_id = ? and d.is_in_test group by d.variant`,
    [id],
  );
  const byVariant = new Map(rows.map(({ variant, ...figures }) => [variant, figures]));
  return Array.from({ length: variants }, (_, variant) => {
    const { submitted, readers } = byVariant.get(variant) ?? { submitted: 0, readers: 0 };
    return { submitted, readers: tracksClicks ? readers : null };
  });
}
