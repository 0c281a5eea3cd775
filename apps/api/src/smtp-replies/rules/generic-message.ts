import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const spam = rulesOf('Wording of SpamAssassin, Amavis, Rspamd and providers for spam');
const dangers = rulesOf('Wording of ClamAV, Amavis, Rackspace and providers for viruses and attachments');
const format = rulesOf('RFC 5322, and the wording of Exim, Postfix header_checks and Sendmail');
const size = rulesOf('RFC 1870, and the wording of Postfix, Exim and Sendmail');

/** Texts of any software that name a fault of the email itself. */
export const genericMessage: readonly Rule[] = [
  dangers(
    'content',
    /virus|viral|infected|malware|phish|mime_|header_content|(?:banned|illegal|blocked|dangerous)[ _](?:content|file|attach)/i,
    { sentence: said.attachment },
  ),
  size('content', /(?:message|mail) size exceed/i, { sentence: said.tooLarge }),
  spam('content', /spam(?!mer| (?:incident|source))|\bUBE\b|\bUCE\b|unsolicited|junk ?mail|bulk mail/i, {
    sentence: said.spam,
  }),
  format(
    'content',
    /malformed (?!or unexpected name)|invalid (?:data|header|structure)|MIME (?:error|reject)|character set|duplicate header|header error|8-bit data in/i,
    {
      sentence: said.malformed,
    },
  ),
  format('content', /RFC.?(?:2|5|28|53)22|(?:header|message) is not|subject is mandatory/i, {
    sentence: said.malformed,
  }),
];

/** Less certain ones, behind those that name a cause at the mailbox. */
export const vagueMessage: readonly Rule[] = [
  size(
    'content',
    /(?:message|mail|content|headers?|file) (?:size|length) exceed|too (?:large|big)\b|(?<!queue )too long\b/i,
    {
      sentence: said.tooLarge,
    },
  ),
  size('content', /exceed\w* .{0,30}(?:size|length)/i, { sentence: said.tooLarge }),
  spam(
    'content',
    /\b(?:message|content|mail(?! address))\b (?:\S+ )?(?:has been |was |is |content |data )?(?:reject|filtered|denied|refused)(?! by (?:this|the|recipient|destination))/i,
  ),
];
