import { describe, expect, it } from 'vitest';
import { judgeClicks, type Click, type SentEmail } from './judge-clicks.ts';

const handedOverAt = Date.UTC(2026, 11, 1, 9);
const minute = 60;
const email = (links: number): SentEmail => ({ links, handedOverAt });

/** A click on a link, the given seconds after submission. */
const click = (link: number, seconds: number, more: Partial<Click> = {}): Click => ({
  id: `${link} at ${seconds}${more.client ? ` by ${more.client}` : ''}`,
  link,
  at: handedOverAt + seconds * 1_000,
  client: 'browser',
  isMachine: false,
  standing: null,
  ...more,
});

const judge = (clicks: Click[], links = 5) => {
  const judgments = judgeClicks(clicks, email(links));
  return clicks.map(({ id }) => judgments.get(id));
};

describe('a reader', () => {
  it('counts once for the message and once for each link', () => {
    const clicks = [click(1, 5 * minute), click(1, 6 * minute), click(3, 7 * minute), click(3, 8 * minute)];
    expect(judge(clicks)).toEqual(['first', 'again', 'first_of_link', 'again']);
  });

  it('may open several articles in sequence', () => {
    expect(judge([click(1, 600), click(2, 601), click(3, 602)])).toEqual(['first', 'first_of_link', 'first_of_link']);
  });

  it('may read everything at human speed', () => {
    expect(judge([click(1, 600), click(2, 604), click(3, 607)], 3)).not.toContain('scanner');
  });

  it('may click the only link twice', () => {
    expect(judge([click(1, 600), click(1, 600.5)], 1)).toEqual(['first', 'again']);
  });

  it('is distinguished from a scanner that came first', () => {
    const scan = [1, 2, 3, 4, 5].map((link) => click(link, 60 + link / 10, { client: 'scanner' }));
    expect(judge([...scan, click(2, 3_600)])).toEqual([...scan.map(() => 'scanner'), 'first']);
  });
});

describe('a scanner', () => {
  it('is detected when it follows all links within as many seconds', () => {
    expect(judge([click(1, 600), click(2, 600.4)], 2)).toEqual(['scanner', 'scanner']);
    expect(judge([click(3, 600), click(1, 601), click(2, 602.9)], 3)).not.toContain('first');
  });

  it('is detected when it follows most of many links', () => {
    const most = [1, 2, 3, 4, 5, 6, 7, 8].map((link) => click(link, 900 + link / 2));
    expect(new Set(judge(most, 10))).toEqual(new Set(['scanner']));
    expect(judge(most.slice(0, 7), 10)).not.toContain('scanner');
  });

  it('is detected when its requests come from several clients', () => {
    const spread = [1, 2, 3].map((link) => click(link, 600 + link / 10, { client: `machine ${link}` }));
    expect(judge(spread, 3)).toEqual(['scanner', 'scanner', 'scanner']);
  });

  it('is detected by a HEAD request, together with its other requests', () => {
    expect(judge([click(1, 600, { isMachine: true }), click(1, 601), click(2, 7_200)])).toEqual([
      'scanner',
      'scanner',
      'scanner',
    ]);
  });

  it('is detected right after submission, also before the ledger is updated', () => {
    expect(judge([click(1, 3, { client: 'scanner' }), click(2, -1, { client: 'other' }), click(1, 30)])).toEqual([
      'scanner',
      'scanner',
      'first',
    ]);
  });

  it('is recognized by its client hash when it returns', () => {
    expect(judge([click(1, 3), click(4, 400)])).toEqual(['scanner', 'scanner']);
  });

  it('remains a scanner after its client hash is deleted', () => {
    const earlier = click(1, 400, { client: null, standing: 'scanner' });
    expect(judge([earlier, click(2, 4_000)])).toEqual(['scanner', 'first']);
  });
});

it('detects a scanner by the other signs when the submission time is unknown', () => {
  const clicks = [click(1, 3), click(2, 500, { isMachine: true, client: 'other' })];
  expect([...judgeClicks(clicks, { links: 5, handedOverAt: null }).values()]).toEqual(['first', 'scanner']);
});

it('classifies clicks independently of the order in which they are stored', () => {
  const clicks = [click(1, 300), click(2, 500), click(1, 700)];
  expect(judgeClicks(clicks.toReversed(), email(5))).toEqual(judgeClicks(clicks, email(5)));
});
