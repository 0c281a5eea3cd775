/** Facts about a request and its sender. */
export interface SpamFacts {
  firstName: string;
  lastName: string;
  domain: string;
  /** Requests of the same address within an hour before. */
  recent: number;
  /** Requests of the address, and of its domain, that staff marked as spam, and those that staff answered or cleared. */
  addressMarks: { spam: number; good: number };
  domainMarks: { spam: number; good: number };
}

/** From this score on a request is spam. No reason but a link and the memory of staff's marks is enough alone. */
const enough = 80;

const link = /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|ru|xyz|top|click|shop|site|online)\b/i;
const throwaway =
  /^(?:.+\.)?(?:mailinator|guerrillamail|10minutemail|tempmail|temp-mail|yopmail|trashmail|throwawaymail|getnada|sharklasers|maildrop|dispostable|fakeinbox|mintemail|mohmal|emailondeck|moakt)\.[a-z.]+$/;
const consonants = /[bcdfghjklmnpqrstvwxz]{6}/i;
const mixedCase = /(?:[a-z][A-Z][^\s]*){3}/;
/** Everybody has an address there, so that one sender says nothing about the others. */
const shared = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
]);

const isSpamDomain = ({ domain, domainMarks: { spam, good } }: SpamFacts): boolean =>
  !shared.has(domain) && spam >= 2 && spam >= 4 * good;

const signals: readonly { reason: string; score: number; holds: (facts: SpamFacts) => boolean }[] = [
  { reason: 'link_in_name', score: 100, holds: ({ firstName, lastName }) => link.test(`${firstName} ${lastName}`) },
  { reason: 'disposable_address', score: 60, holds: ({ domain }) => throwaway.test(domain) },
  { reason: 'many_requests', score: 60, holds: ({ recent }) => recent >= 3 },
  {
    reason: 'odd_name',
    score: 40,
    holds: ({ firstName, lastName }) =>
      [firstName, lastName].some((name) => consonants.test(name) || mixedCase.test(name)),
  },
  {
    reason: 'known_sender',
    score: 100,
    holds: (facts) => facts.addressMarks.spam > facts.addressMarks.good || isSpamDomain(facts),
  },
];

/** Returns the reasons to take a request for spam, none when they are not enough. Staff answered a good sender before. */
export function spamReasonsOf(facts: SpamFacts): string[] {
  const found = signals.filter(({ holds }) => holds(facts));
  const isGood = facts.addressMarks.good > facts.addressMarks.spam;
  const score = found.reduce((sum, signal) => sum + signal.score, isGood ? -enough : 0);
  return score >= enough ? found.map(({ reason }) => reason) : [];
}
