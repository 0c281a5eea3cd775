import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const gmail = rulesOf('Google, "Gmail SMTP errors and codes", support.google.com/a/answer/3726730', 'Gmail');

/** Gmail and Google Workspace. */
export const google: readonly Rule[] = [
  gmail('authentication', /\b[45]\.7\.(?:23|25) |have a PTR record|IPv6 sending guidelines regarding PTR/i, {
    sentence: said.reverseDns,
  }),
  gmail('authentication', /\b[45]\.7\.29 |not using a TLS connection|TLS required for RCPT domain/i, {
    sentence: said.tls,
  }),
  gmail('authentication', /\b[45]\.7\.(?:24|26|27|30|32|40) .*(?:authenticat|DMARC|SPF|DKIM|aligned)/i, {
    sentence: said.signatures,
  }),
  gmail('authentication', /does not have authentication information|Unauthenticated email from/i, {
    sentence: said.signatures,
  }),
  gmail('authentication', /Invalid credentials for relay|Too many unauthenticated commands/i, {
    sentence: said.signIn,
  }),
  gmail('rate', /\b[45]\.7\.28 |unusual (?:rate|amount) of (?:unsolicited )?(?:e?mail)/i),
  gmail('rate', /very low reputation .*rate limited/i),
  gmail('rate', /receiving e?mail (?:too quickly|at a rate that)|ReceivingRate/i, {
    sentence: said.recipientRate,
  }),
  gmail('rate', /(?:relay|sending) (?:sending )?limit exceeded|exceeded the quota for sending/i),
  gmail('content', /rejected due to spam classification/i, { sentence: said.spam }),
  gmail('policy', /Email relay denied/),
  gmail('policy', /very low reputation of the sending/i, { sentence: said.reputation }),
  gmail('content', /likely (?:unsolicited|suspicious due to the nature)|suspicious due to the nature of the content/i, {
    sentence: said.spam,
  }),
  gmail('content', /RFC.?5322 compliant|address(?:es)? in (?:the )?From:|missing a valid Message-ID/i, {
    sentence: said.malformed,
  }),
  gmail('content', /Encoded-word syntax|disallowed header|Subject: header that exceeds/i, { sentence: said.malformed }),
  gmail('content', /Google's (?:message )?(?:header )?(?:size )?limit/i, { sentence: said.tooLarge }),
  gmail('content', /illegal attachment|content presents a potential/i, { sentence: said.attachment }),
  gmail('mailbox_full', /OverQuota|inbox is out of storage space/),
  gmail('bad_mailbox', /NoSuchUser|email account that you tried to reach does not exist/),
  gmail('bad_mailbox', /DisabledUser|email account that you tried to reach is (?:disabled|inactive)/, {
    sentence: said.closed,
  }),
  gmail('bad_mailbox', /not able to find the recipient domain|weren't able to find the recipient domain/i, {
    sentence: said.noDomain,
  }),
  gmail('authentication', /sender address .* is not a valid RFC.?5321 address/i, { sentence: said.senderDomain }),
  gmail('bad_mailbox', /recipient address .* is not a valid RFC.?5321 address/i, { sentence: said.badAddress }),
  gmail('policy', /IP not in whitelist for RCPT domain/i, { sentence: said.recipientRule }),
  gmail('policy', /has a policy that prohibits the|violates .* email policy/i, { sentence: said.recipientRule }),
];
