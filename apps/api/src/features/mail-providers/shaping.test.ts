import { describe, expect, it } from 'vitest';
import { parseLimits } from './parse-limits.ts';
import { shapingOf, splitConnections } from './shaping.ts';

describe('parseLimits', () => {
  it('reads connections and emails per second by provider', () => {
    expect(parseLimits(['google=5/20', 'MX.example.net=2/0.5'])).toEqual(
      new Map([
        ['google', { connections: 5, perSecond: 20 }],
        ['mx.example.net', { connections: 2, perSecond: 0.5 }],
      ]),
    );
  });

  it.each([
    'google',
    'google=5',
    'google=5/',
    'google=-1/2',
    'google=5/20/1',
    '=5/20',
    'gogle=5/20',
    'a b=1/1',
    'google=99999/1',
  ])('rejects %j', (text) => {
    expect(parseLimits([text])).toBeUndefined();
  });
});

describe('shapingOf', () => {
  it('adds configured providers, and replaces the limits of named ones', () => {
    const shaping = shapingOf(parseLimits(['google=3/4', 'mx.example.net=2/5'])!);
    expect(shaping.configured).toEqual(['mx.example.net']);
    expect(shaping.keys).toEqual(expect.arrayContaining(['google', 'microsoft', 'mx.example.net']));
    expect(shaping.limitsOf('google')).toEqual({ connections: 3, perSecond: 4 });
    expect(shaping.limitsOf('mx.example.net')).toEqual({ connections: 2, perSecond: 5 });
    expect(shaping.limitsOf('springfield.example')).toEqual({ connections: 0, perSecond: 0 });
  });

  it('paces no provider when it is off', () => {
    const shaping = shapingOf('off');
    expect([shaping.keys, shaping.limitsOf('google')]).toEqual([[], { connections: 0, perSecond: 0 }]);
  });
});

describe('splitConnections', () => {
  it.each([
    [0, { lanes: 4, perLane: 0 }],
    [1, { lanes: 1, perLane: 1 }],
    [5, { lanes: 1, perLane: 5 }],
    [10, { lanes: 2, perLane: 5 }],
    [25, { lanes: 2, perLane: 12 }],
  ])('never gives lanes more than %i connections together', (connections, split) => {
    expect(splitConnections({ connections, perSecond: 0 })).toEqual(split);
  });
});
