import type { PausedBecause } from '@workspace/contracts/campaign-brake';
import { Notice } from '@workspace/ui/Notice';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';

const nextSteps: Record<PausedBecause['kind'], string> = {
  complaints:
    'Check that these people asked for this newsletter: resume only if you are sure, or cancel it and send to fewer people.',
  blocks: 'Read the causes below and check the sender domain, before you resume.',
};

/** Says why the system paused a campaign, and what to do. */
export function BrakeNotice({ because: { kind, sentence } }: { because: PausedBecause }) {
  const path = useConsolePath();
  const link = kind === 'blocks' && (
    <ConsoleLinkButton size="sm" href={path('domain-check')}>
      Check the sender domain
    </ConsoleLinkButton>
  );
  return (
    <Notice isLive tone="destructive" title="Sending was paused to protect your reputation" action={link || undefined}>
      {sentence} {nextSteps[kind]} If you resume, it is paused again only when the number has doubled.
    </Notice>
  );
}
