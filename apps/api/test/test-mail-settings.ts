import type { MailSettings } from '../src/features/newsletter-campaigns/mail-settings.ts';

/** The newsletter settings of tests. */
export const testMailSettings: MailSettings = {
  publicOrigin: 'http://localhost:3000',
  linkSecrets: ['l'.repeat(40)],
  from: 'News <news@example.com>',
  returnAddress: '',
  postalAddress: '1 Test Street, Testville',
  dkim: undefined,
};
