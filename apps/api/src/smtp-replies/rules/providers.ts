import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const comcast = rulesOf('Comcast Postmaster, "Mail delivery error codes", postmaster.comcast.net', 'Comcast');
const att = rulesOf('Delisting notes of AT&T (att.net, prodigy.net)', 'AT&T');
const cox = rulesOf('Cox and Spectrum, "Understanding email error codes"');
const bluehost = rulesOf('Bluehost, "What Does My Email Bounce Mean?"');
const gmx = rulesOf('GMX, "Error messages", postmaster.gmx.com/en/error-messages', 'GMX');
const tOnline = rulesOf('T-Online, postmaster.t-online.de', 'T-Online');
const orange = rulesOf('Orange and La Poste, codes OFR and LPN', 'Orange');
const free = rulesOf('Free, replies in the SMTP Field Manual', 'Free');
const mailRu = rulesOf('Mail.ru, help.mail.ru/developers/mailing_rules', 'Mail.ru');
const yandex = rulesOf('Yandex, replies in the SMTP Field Manual', 'Yandex');
const qq = rulesOf('QQ Mail, service.mail.qq.com', 'QQ');
const goDaddy = rulesOf('GoDaddy, "Email bounceback codes" (IB)', 'GoDaddy');

/** Mailbox providers with codes of their own. */
export const providers: readonly Rule[] = [
  comcast('rate', /\bRL0000\d\d\b|Too many sessions opened/),
  comcast('policy', /\b(?:BL|ES|PH)0\d{3,5}\b|Comcast block for spam/, { sentence: said.blocklist }),
  comcast('authentication', /\bDM00000\d\b|rejected due to DMARC/, { sentence: said.signatures }),
  comcast('authentication', /requires that all mail servers must have a PTR record/, { sentence: said.reverseDns }),
  comcast('bad_mailbox', /recipient mailbox unallocated|Not our Customer|Account closed|> - Recipient unavailable/i),
  comcast('mailbox_full', /extended quota violation/i),
  comcast('rate', /too many recent messages/i, { sentence: said.recipientRate }),
  att('policy', /DNSBL:(?:ATT)?RBL|abuse_rbl@/i, { sentence: said.blocklist }),
  att('bad_mailbox', /Addressee unknown, relay=|blank mailhost - invalid address/i),
  cox('rate', /AUP#CX(?:CNCT|MXRT)/),
  cox('authentication', /AUP#CXSNDR/, { sentence: said.senderDomain }),
  cox('policy', /AUP#\S+/, { sentence: said.reputation }),
  bluehost('temporary', /\bGL\/GL\b/, { sentence: said.greylisted }),
  bluehost('policy', /\bGL\/BL\b/, { sentence: said.recipientRule }),
  gmx('authentication', /Bad DNS PTR resource record|Invalid DNS (?:MX|PTR)/i, { sentence: said.reverseDns }),
  gmx('authentication', /Reject due to SPF policy/i, { sentence: said.signatures }),
  gmx('content', /policy restrictions \(header based\)/i, { sentence: said.malformed }),
  gmx('policy', /Reject due to policy restrictions|IP address is (?:block|black) ?listed/i, {
    sentence: said.blocklist,
  }),
  tOnline('policy', /A problem occurred\. \(Ask your postmaster|tosa@rx\.t-online/i, { sentence: said.reputation }),
  orange('rate', /\b(?:OFR|LPN)00\d_10[3-6]\b|OFR00\d_109|Trop de connexions/i),
  orange('content', /\bLPN007_510\b|contenu non sollicite/i, { sentence: said.spam }),
  orange('authentication', /\bLPN007_40\d\b/, { sentence: said.signatures }),
  orange('policy', /\b(?:OFR|LPN)00\d_(?:10[12]|11\d|20\d|630)\b|Adresse IP source bloquee/i, {
    sentence: said.blocklist,
  }),
  orange('bad_mailbox', /\b(?:OFR|LPN)(?:00\d)?_41[56]\b/i),
  orange('bad_mailbox', /\b(?:OFR|LPN)(?:00\d)?_42[56]\b|recipient account is blocked/i, { sentence: said.closed }),
  orange('mailbox_full', /\b(?:OFR|LPN)(?:00\d)?_417\b|Boite du destinataire pleine/i),
  orange('authentication', /\b(?:OFR|LPN)(?:00\d)?_405\b|Emetteur invalide/i, { sentence: said.senderDomain }),
  orange('content', /\b(?:OFR|LPN)(?:00\d)?_506\b/i, { sentence: said.spam }),
  free('bad_mailbox', /mailbox has been blocked due to inactivity/i, { sentence: said.closed }),
  mailRu('content', /help\.mail\.ru\/notspam|spam message rejected/i, { sentence: said.spam }),
  mailRu('bad_mailbox', /invalid mailbox\. Local mailbox|Local mailbox \S+ is unavailable/i),
  yandex('policy', /Policy rejection on the target address/i, { sentence: said.recipientRule }),
  qq('rate', /(?:Ip|Connection|Sender|Domain|Mail) frequency limited/i),
  qq('unknown', /(?:unavailable|not found) or access denied/i),
  qq('content', /Mail content denied/i, { sentence: said.spam }),
  qq('policy', /Suspected (?:spam sender|bounce attack)|Mail is rejected by recipients/i),
  goDaddy('rate', /\bIB(?:00\d|504|510|60\d)\b/),
  goDaddy('temporary', /\bIB10[12]\b/),
  goDaddy('authentication', /\bIB108\b/, { sentence: said.reverseDns }),
  goDaddy('authentication', /\bIB(?:301|50[5-9])\b/, { sentence: said.senderDomain }),
  goDaddy('policy', /\bIB(?:10[3-79]|11\d)\b/, { sentence: said.blocklist }),
  goDaddy('content', /\bIB(?:21\d|705)\b/, { sentence: said.spam }),
];
