import { probeInbox } from '../../adapters/inbox.ts';
import { findingOf, type Check } from './check.ts';

const finding = findingOf('mailbox');

/** Signs in to the mailboxes of bounces and of answers, and opens their folders; reads no email. */
export const checkMailboxes: Check = {
  name: 'mailbox',
  run: async ({ mail: { bounceMailboxUrl, requestsMailboxUrl } }) => {
    const mailboxes = [
      { name: 'RETURNED_MAIL_URL', url: bounceMailboxUrl },
      { name: 'REQUESTS_MAIL_URL', url: requestsMailboxUrl === bounceMailboxUrl ? '' : requestsMailboxUrl },
    ].filter(({ url }) => url !== '');
    if (mailboxes.length === 0)
      return finding('ok', 'No mailbox is read: RETURNED_MAIL_URL, REQUESTS_MAIL_URL not set.');
    return Promise.all(
      mailboxes.map(({ name, url }) =>
        probeInbox(url).then(
          () => finding('ok', `The mailbox of ${name} can be read.`),
          ({ message }: Error) => finding('wrong', `${message}. Correct ${name}.`),
        ),
      ),
    );
  },
};
