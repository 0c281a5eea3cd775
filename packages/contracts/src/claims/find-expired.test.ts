import { describe, expect, it } from 'vitest';
import { claims } from './claims.ts';
import { conditionClaims } from './condition-claims.ts';
import { potholeClaims } from './pothole-claims.ts';
import { expiredClaims, findExpiredClaims, isExpired } from './find-expired.ts';
import { claimsByName, register } from './register.ts';

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const namesAt = (day: string) => expiredClaims(atNoon(day)).map(({ name }) => name);

describe('the register', () => {
  it.each([...claimsByName])('has an owner, a document and a date for %s', (_name, claim) => {
    expect(claim.owner).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/);
    expect(claim.document).toBe(`owner's specification, section ${claim.source}`);
    expect(claim.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(claim.validUntil).toISOString()).toContain(claim.validUntil);
    expect(new Date(claim.since).toISOString()).toContain(claim.since);
    expect(claim.since < claim.validUntil).toBe(true);
  });

  it('names every claim once', () => expect(claimsByName.size).toBe(register.length));
});

describe('expiredClaims', () => {
  it('are none on the day of this release', () => expect(namesAt('2026-11-24')).toEqual([]));

  it('are the prices and the statistics of others after half a year', () => {
    expect(namesAt('2027-05-31')).toEqual([]);
    const names = namesAt('2027-06-01');
    expect(names).toEqual(expect.arrayContaining(['claims.price', 'potholeClaims.repair', 'cityClaims.price']));
    expect(names.filter((name) => !name.startsWith('potholeClaims.') && !/\.price(?:PerMile)?$/.test(name))).toEqual(
      [],
    );
  });

  it('are all after a year, each with its owner', () => {
    expect(namesAt('2027-12-01')).toHaveLength(register.length);
    expect(expiredClaims(atNoon('2027-12-01'))).toContainEqual({
      name: 'conditionClaims.gdpr',
      owner: 'Legal',
      validUntil: '2027-11-30',
    });
  });

  it('count days in UTC, the last one included', () => {
    const claim = { validUntil: '2027-05-31' };
    expect(isExpired(claim, new Date('2027-05-31T23:59:59.999Z'))).toBe(false);
    expect(isExpired(claim, new Date('2027-06-01T00:00:00.000Z'))).toBe(true);
  });
});

describe('findExpiredClaims', () => {
  const text = 'Every mile costs $100 per mile. One repair costs $25-150. Ratings comply with ASTM D6433.';

  it.each([
    ['2027-05-31', []],
    ['2027-06-01', [claims.pricePerMile, potholeClaims.repair]],
    ['2027-12-01', [claims.pricePerMile, potholeClaims.repair, conditionClaims.method]],
  ])('on %s finds those that a text states', (day, found) => {
    expect(new Set(findExpiredClaims(text, atNoon(day)).map(({ value }) => value))).toEqual(
      new Set(found.map(({ value }) => value)),
    );
  });

  it('finds each once, and no figure that the register does not have', () => {
    const repeated = `${text} ${text} Some 17 crews drove 3 miles.`;
    expect(findExpiredClaims(repeated, atNoon('2027-06-01'))).toHaveLength(2);
  });
});
