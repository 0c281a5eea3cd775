import { wholePercents } from '@workspace/ui/theme/whole-percents.ts';
import { describe, expect, it } from 'vitest';
import { firstViewOf } from '../lab/first-view.ts';
import { firstYear } from '../lab/lab-state.ts';
import { dollars, rating } from '../road-network/amounts.ts';
import { holdingOf } from '../road-network/answer.ts';
import { examplePacket } from './example-packet.ts';

const packetFor = (query: string) => examplePacket(query, { origin: '', madeOn: new Date(0) });

describe('the packet of the example town', () => {
  it.each([
    'plan=benefit-per-dollar&curve=exponential&year=2027&segments=500',
    'costs=berkeley&plan=worst-first&year=2031&segments=500',
    'costs=caltrans&plan=worst-first&year=2041&segments=500',
  ])('names the budget that the page names, for %s', (query) => {
    const { state, hold, figures } = firstViewOf(query);
    const holding = holdingOf({ target: undefined, found: hold.found }, state.a, figures.a[0]!.average);
    expect(packetFor(query).answer).toContain(` ${holding}`);
  });

  it.each([
    'costs=caltrans&plan=worst-first&year=2046&segments=500&budget=2350000&target=50',
    'plan=worst-first&year=2036&segments=500&budget=10000&target=50',
    'costs=caltrans&plan=worst-first&year=2036&segments=700&budget=2350000&target=50',
    'costs=caltrans&plan=worst-first&year=2036&segments=500&budget=10000&target=50',
  ])('has the average, the backlog, the shares and the spent dollars of the page, for %s', (query) => {
    const { state, figures } = firstViewOf(query);
    const [outcome, , orders] = packetFor(query).sections.map(({ tables: [table] }) => table?.rows);
    const then = [0, state.year - firstYear].map((ahead) => figures.a[ahead]!);
    const shown = [...then, figures.nothing[state.year - firstYear]!];
    const rows = outcome!.map(([, ...cells]) => cells);
    expect(rows).toEqual([
      shown.map(({ average }) => rating(average)),
      shown.map(({ backlog }) => dollars(backlog)),
      ...[0, 1, 2, 3, 4, 5, 6].map((band) => shown.map(({ shares }) => `${wholePercents(shares)[band]}%`)),
    ]);
    expect(orders!.find(([order]) => order!.includes('(this plan)'))!.at(-1)).toBe(dollars(then[1]!.spent));
  });
});
