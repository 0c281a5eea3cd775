import type { CampaignProvider, WarmUpToday } from '@workspace/contracts/mail-providers';
import { Notice } from '@workspace/ui/Notice';
import { warmUpDay, warmUpHold, warmUpWait } from './warm-up-words.ts';

interface Waiting {
  name: string;
  warmUp: WarmUpToday;
}

/** The providers of a campaign whose recipients are more than today's budget has left. Renders nothing without any. */
export function WarmUpWait({ providers }: { providers: readonly CampaignProvider[] }) {
  const waiting = providers.flatMap(({ name, counts, warmUp }): Waiting[] =>
    warmUp && counts.queued + counts.retry > warmUp.budget - warmUp.sent ? [{ name, warmUp }] : [],
  );
  const [first, ...others] = waiting;
  if (!first) return null;
  const latest = others.reduce((one, { warmUp }) => (warmUp.day > one.day ? warmUp : one), first.warmUp);
  return (
    <Notice tone="info" title={warmUpDay(latest)}>
      {waiting.map(({ name, warmUp }) => (
        <p key={name}>
          {warmUpWait({ name, ...warmUp })} {warmUpHold(warmUp)}
        </p>
      ))}
      <p>A new sender sends a little more each day, so that providers learn to trust it. Nobody is left out.</p>
    </Notice>
  );
}
