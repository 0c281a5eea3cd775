/** The plan of a campaign's A/B test: without variants, there is none. */
export interface AbPlan {
  variants: number;
  /** Percent of the recipients in the test. */
  share: number;
}

/** SQL of the plan of a campaign `c`. */
export const abPlanSql = `json_build_object('share', c.test_share,
  'variants', greatest(cardinality(c.subjects), cardinality(c.sender_names)))`;

/**
 * SQL column `variant` of the people `s` of a chunk, null outside the test: the share with the lowest hashes of campaign
 * and address, dealt out in turns. A stored ledger never changes, and a chunk that is written again is the same.
 */
export function drawSql({ variants, share }: AbPlan, campaignId: string, firstTurn: number): DrawnSql {
  if (variants === 0) return { sql: 'null::smallint as variant', values: [] };
  const place = `row_number() over (partition by s.status order by md5(? || ' ' || s.address), s.address)`;
  const people = 'count(*) over (partition by s.status)';
  return {
    sql: `case when s.status = 'queued' and ${place} <= ceil(${people} * ? / 100.0)
      then ((${place} - 1 + ?) % ?)::smallint end as variant`,
    values: [campaignId, share, campaignId, firstTurn, variants],
  };
}

interface DrawnSql {
  sql: string;
  values: unknown[];
}
