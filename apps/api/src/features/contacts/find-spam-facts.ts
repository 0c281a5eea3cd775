import type { EntityManager } from '@mikro-orm/postgresql';
import { addressDomain } from '../../database/address-domain.ts';
import type { SpamFacts } from './spam-score.ts';

/** Only the latest requests of a domain count. */
const requestsAtMost = 200;

/** Counts the earlier requests of a sender and of the sender's domain, by what staff made of them. */
export async function findSpamFacts(
  em: EntityManager,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
  now: Date,
): Promise<SpamFacts> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isTheirs = 'email = lower(?)';
  const [row] = await em.execute<[Record<'recent' | 'spam' | 'good' | 'domainSpam' | 'domainGood', number>]>(
    `select
       count(*) filter (where ${isTheirs} and created_at > ?)::int as recent,
       count(*) filter (where ${isTheirs} and is_spam)::int as spam,
       count(*) filter (where ${isTheirs} and is_good)::int as good,
       count(*) filter (where is_spam)::int as "domainSpam",
       count(*) filter (where is_good)::int as "domainGood"
     from (
       select lower(email) as email, created_at, spam_at is not null and spam_by is not null as is_spam,
         spam_at is null and (answered_at is not null or spam_cleared_by is not null) as is_good
       from contacts where ${addressDomain('email')} = ? order by created_at desc limit ${requestsAtMost}
     ) of_domain`,
    [email, new Date(now.getTime() - 3_600_000), email, email, domain],
  );
  const { recent, spam, good, domainSpam, domainGood } = row;
  const marks = { addressMarks: { spam, good }, domainMarks: { spam: domainSpam, good: domainGood } };
  return { firstName, lastName, domain, recent, ...marks };
}
