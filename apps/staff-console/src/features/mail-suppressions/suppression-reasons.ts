import type { Suppression } from '@workspace/contracts/mail-suppressions';

/** Returns the reason why an address gets no email from any list. */
export function suppressionReason({ reason, by }: Pick<Suppression, 'reason' | 'by'>): string {
  switch (reason) {
    case 'left':
      return 'Unsubscribed from everything';
    case 'complained':
      return 'Reported our mail as spam';
    case 'bounced':
      return 'The mail server has no such address';
    case 'erased':
      return 'Had their data erased';
    case 'staff':
      return by ? `Stopped by ${by}` : 'Stopped by staff';
  }
}
