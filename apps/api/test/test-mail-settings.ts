import type { MailSettings } from '../src/features/newsletter-campaigns/mail-settings.ts';

import { plainClock } from '../src/features/contacts/contact-clock.ts';
import type { ReplySettings } from '../src/features/contacts/reply-settings.ts';

/** The newsletter settings of tests. */
export const testMailSettings: MailSettings = {
  publicOrigin: 'http://localhost:3000',
  linkSecrets: ['l'.repeat(40)],
  from: 'News <news@example.com>',
  returnAddress: '',
  postalAddress: '1 Test Street, Testville',
  dkim: undefined,
  stepUpRecipients: 1_000,
  secondsToUndo: 0,
  groupsByProvider: false,
  companyZone: 'UTC',
};

/** The settings of replies to requests in tests. */
export const testReplySettings: ReplySettings = {
  from: 'Lanesight <hello@example.com>',
  replyTo: 'hello+*@example.com',
  comesBack: true,
};

/** Dependencies of the jobs of requests, in tests that send no email. */
export const testContactMail = {
  replies: testReplySettings,
  contactClock: plainClock,
  submitMail: async () => ({ outcome: 'deferred', answer: 'This test has no mail server' }) as const,
};
