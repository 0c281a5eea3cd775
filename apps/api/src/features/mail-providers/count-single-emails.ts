import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailTransport } from '../../adapters/mail-transport.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { learnDomains } from './learn-domains.ts';
import { groupOf, type Shaping } from './shaping.ts';
import { todaySql } from './warm-up-days.ts';

export interface CountDeps {
  newEm: () => EntityManager;
  shaping: Shaping;
  networkChecks: Pick<NetworkChecks, 'resolve'>;
  /** Called when an email could not be counted. */
  onError: (error: unknown) => void;
}

type Submitting = Pick<MailTransport, 'submit'>;

/**
 * Counts the emails of a transport against the day's budgets of a warm-up. These are emails that somebody waits for, such
 * as confirmations, so they go out whatever is left, and do not wait for the count either.
 */
export function countSingleEmails({ submit }: Submitting, deps: CountDeps): Submitting {
  if (deps.shaping.warmUpFrom === null) return { submit };
  return {
    submit: async (message, control) => {
      const result = await submit(message, control);
      if (result.outcome === 'handed_over' || result.outcome === 'uncertain')
        void countEmail(message.to, deps).catch(deps.onError);
      return result;
    },
  };
}

async function countEmail(to: string, { newEm, shaping, networkChecks }: CountDeps): Promise<void> {
  const em = newEm();
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase();
  const find = () =>
    em.execute<{ provider: string }[]>('select provider from mail_domains where domain = ? and expires_at > now()', [
      domain,
    ]);
  if ((await find()).length === 0)
    await learnDomains(em, [domain], {
      resolve: networkChecks.resolve,
      configured: shaping.configured,
    });
  const [found] = await find();
  await em.execute(
    `insert into mail_warm_up_days as w (day, provider, used) values (${todaySql}, ?, 1)
     on conflict (provider, day) do update set used = w.used + 1`,
    [groupOf(shaping, found?.provider ?? domain)],
  );
}
