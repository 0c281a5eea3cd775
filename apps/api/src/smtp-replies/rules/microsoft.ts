import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const outlook = rulesOf('Microsoft, Outlook.com Postmaster, "Troubleshooting"', 'Outlook.com');
const exchange = rulesOf(
  'Microsoft, "Email non-delivery reports and SMTP errors in Exchange Online", learn.microsoft.com',
  'Microsoft',
);

/** Outlook.com, Exchange Online and Exchange. */
export const microsoft: readonly Rule[] = [
  outlook('rate', /\((?:S31(?:13|14|15)|S84[34]|S775)\)|\b4\.7\.65\d |temporarily rate limited due to IP reputation/i),
  outlook('rate', /\bRP-00[1-3]\b/),
  outlook('policy', /\((?:S31[45]\d|S800[12]|S11[123])\)/, { sentence: said.blocklist }),
  outlook('policy', /part of their network is on our block list|\b(?:SC-00[1-4]|DY-00[12]|OU-001)\b/i, {
    sentence: said.blocklist,
  }),
  outlook('content', /\bOU-002\b/, { sentence: said.spam }),
  exchange('authentication', /\b5\.7\.(?:509|515|512|23) |does not pass DMARC|required authentication level/i, {
    sentence: said.signatures,
  }),
  exchange('policy', /\b5\.7\.(?:51[01]|60[6-9]|6[1-4]\d) |banned send(?:ing IP|er)/i, { sentence: said.reputation }),
  exchange('policy', /\b5\.7\.(?:7\d\d|501|502|503|708|750) /, { sentence: said.reputation }),
  exchange('rate', /\b4\.7\.(?:[5-8]\d\d) /),
  exchange('rate', /\b5\.2\.12[12] |exceeded their limit for the number of messages/i, {
    sentence: said.recipientRate,
  }),
  exchange('rate', /maximum number of concurrent connections|Organization queue quota exceeded/i),
  exchange('authentication', /SendAsDenied/, { sentence: said.senderDomain }),
  exchange('policy', /RESOLVER\.RST\.(?:AuthReq|NotAuth|SenderNotAuth)|TRANSPORT\.RULES/, {
    sentence: said.recipientRule,
  }),
  exchange('content', /RESOLVER\.RST\.RecipSizeLimit|\b5\.2\.3 .*too large/i, { sentence: said.tooLarge }),
  exchange('mailbox_full', /QuotaExceeded|STOREDRV\S* mailbox full/),
  exchange('bad_mailbox', /RESOLVER\.ADR\.(?:Recip(?:ient)?NotFound|ExRecipNotFound|InvalidInSmtp)/),
  exchange('bad_mailbox', /\b5\.1\.351 |recipient(?: address(?:es)?)? rejected ?: Access denied/i),
  exchange('bad_mailbox', /\b5\.4\.1 .*Access denied/i),
  exchange('bad_mailbox', /\b5\.4\.310 /, { sentence: said.noDomain }),
  exchange('temporary', /\b5\.4\.3(?:1[1-9]|00) |QUEUE\.Expired/, { sentence: said.unreachable }),
  exchange('temporary', /\b5\.4\.14 |Hop count exceeded/i, { sentence: said.loop }),
];
