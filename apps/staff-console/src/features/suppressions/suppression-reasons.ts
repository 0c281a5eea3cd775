import type { Suppression } from '@workspace/contracts/suppressions';

/** Returns the reason why an address gets no email from any list. Staff's own words follow theirs. */
export function suppressionReason({ kind, by, reason }: Pick<Suppression, 'kind' | 'by' | 'reason'>): string {
  switch (kind) {
    case 'left':
      return 'Unsubscribed from everything';
    case 'complained':
      return 'Reported our mail as spam';
    case 'bounced':
      return reason ? `Emails came back: ${reason}` : 'Emails came back';
    case 'erased':
      return 'Had their data erased';
    case 'staff': {
      const stopped = by ? `Stopped by ${by}` : 'Stopped by staff';
      return reason ? `${stopped}: ${reason}` : stopped;
    }
  }
}

/** Returns true when staff may allow email to an address again. */
export const canLift = ({ kind }: Pick<Suppression, 'kind'>): boolean => kind === 'staff' || kind === 'bounced';
