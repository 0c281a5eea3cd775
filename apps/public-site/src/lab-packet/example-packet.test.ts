import { describe, expect, it } from 'vitest';
import { firstViewOf } from '../lab/first-view.ts';
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
});
