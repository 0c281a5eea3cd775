import { describe, expect, it } from 'vitest';
import { spamReasonsOf, type SpamFacts } from './spam-score.ts';

const none = { spam: 0, good: 0 };
const plain: SpamFacts = {
  firstName: 'Ada',
  lastName: 'King',
  domain: 'city.example',
  recent: 0,
  addressMarks: none,
  domainMarks: none,
};
const reasons = (facts: Partial<SpamFacts>) => spamReasonsOf({ ...plain, ...facts });

describe('spamReasonsOf', () => {
  it.each([
    ['a plain request', {}],
    ['an address for one day', { domain: 'mailinator.com' }],
    ['many requests', { recent: 50 }],
    ['a Polish name', { lastName: 'Szczęsny' }],
    ['a name of two parts', { lastName: 'McDonald-O’Neil' }],
    ['one mark at a shared domain', { domain: 'gmail.com', domainMarks: { spam: 90, good: 1 } }],
    ['one mark of a domain', { domainMarks: { spam: 1, good: 0 } }],
    ['a domain of both kinds', { domainMarks: { spam: 3, good: 1 } }],
  ] as [string, Partial<SpamFacts>][])('lets %s pass', (_name, facts) => expect(reasons(facts)).toEqual([]));

  it.each([
    ['a link in the name', { lastName: 'see www.cheap.example' }, ['link_in_name']],
    ['a host in the name', { firstName: 'win-now.xyz' }, ['link_in_name']],
    ['two weak reasons', { domain: 'mailinator.com', recent: 3 }, ['disposable_address', 'many_requests']],
    [
      'a random name and address',
      { firstName: 'RwXqZtPlK', domain: 'yopmail.com' },
      ['disposable_address', 'odd_name'],
    ],
    ['a marked address', { addressMarks: { spam: 1, good: 0 } }, ['known_sender']],
    ['a marked domain', { domainMarks: { spam: 4, good: 1 } }, ['known_sender']],
  ] as [string, Partial<SpamFacts>, string[]][])('finds %s', (_name, facts, found) =>
    expect(reasons(facts)).toEqual(found),
  );

  it('trusts an address that staff answered before', () => {
    const weak = { domain: 'mailinator.com', recent: 3 };
    expect(reasons({ ...weak, addressMarks: { spam: 0, good: 1 } })).toEqual([]);
    expect(reasons({ ...weak, addressMarks: { spam: 1, good: 1 } })).toEqual(['disposable_address', 'many_requests']);
  });
});
