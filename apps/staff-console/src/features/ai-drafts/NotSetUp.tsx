import { Notice } from '@workspace/ui/Notice';

/** Returns a message with the variables to set. */
export const notSetUp = (missing: readonly string[]): string =>
  `AI drafts are not set up: set ${missing.join(' and ')} for the API and restart it.`;

export function NotSetUp({ missing }: { missing: readonly string[] }) {
  return (
    <Notice tone="caution" title="AI drafts are not set up">
      Whoever runs the API has to set {missing.join(' and ')} and restart it. The README says how.
    </Notice>
  );
}
