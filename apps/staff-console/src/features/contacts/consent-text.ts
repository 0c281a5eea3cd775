import { longDateOf } from '@workspace/contracts/long-date';

/** Returns what the sender agreed to. Versions of the privacy policy are days, and old rows may have other names. */
export function consentText(agreedPolicy: string | null): string {
  if (agreedPolicy === null) return 'no recorded consent';
  const isDay = !Number.isNaN(Date.parse(`${agreedPolicy}T00:00:00Z`));
  return `agreed to the privacy policy of ${isDay ? longDateOf(agreedPolicy) : agreedPolicy}`;
}
