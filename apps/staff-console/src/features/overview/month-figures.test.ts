import { describe, expect, it } from 'vitest';
import type { OverviewDay } from '@workspace/contracts/overview';
import { monthFigures } from './month-figures.ts';

const day: OverviewDay = {
  date: '2026-11-01',
  joined: 3,
  left: 1,
  emails: 0,
  requests: 2,
  promised: 1,
  answeredInTime: 1,
  views: 0,
};
const figureOf = (days: OverviewDay[], name: string) => {
  const { figure, note } = monthFigures(days).find((one) => one.name === name)!;
  return [figure, note];
};
const answered = (change: Partial<OverviewDay>) => figureOf([{ ...day, ...change }], 'Answered within 24 h');

describe('monthFigures', () => {
  it('measures answers in time by the requests whose time is over', () => {
    expect(answered({})).toEqual(['1 of 1', '100 %']);
    expect(answered({ promised: 0, answeredInTime: 0 })).toEqual(['None yet', 'none is due yet']);
    expect(answered({ requests: 0, promised: 0, answeredInTime: 0 })).toEqual(['None yet', 'nobody has asked']);
  });

  it('measures them by all requests when an earlier release of the API tells no more', () => {
    const { promised: _, ...earlier } = day;
    expect(figureOf([earlier], 'Answered within 24 h')).toEqual(['1 of 2', '50 %']);
  });

  it('counts emails of campaigns and of sequences together, and names those of sequences', () => {
    expect(figureOf([{ ...day, emails: 5, sequenceEmails: 2 }, day], 'Newsletter emails')).toEqual([
      '7',
      '2 of them by sequences',
    ]);
    expect(figureOf([day], 'Newsletter emails')).toEqual(['0', 'on the day they began']);
  });

  it('says that a person counts once for each list', () => {
    expect(figureOf([day], 'New subscribers')).toEqual(['3', 'once for each list · 1 left']);
  });
});
