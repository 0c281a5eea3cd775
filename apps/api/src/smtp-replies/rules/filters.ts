import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const lists = rulesOf('Wording of Spamhaus, SpamCop, SORBS, UCEPROTECT, Barracuda, Cloudmark and other block lists');
const exim = rulesOf('Exim, "verify = sender", Exim specification');
const postfix = rulesOf('Postfix, reject_rbl_client and reject_rhsbl_sender, postconf(5)');
const mimecast = rulesOf('Mimecast, "SMTP error codes", DOC-1369', 'Mimecast');
const proofpoint = rulesOf('Proofpoint, ipcheck.proofpoint.com and Dynamic Reputation', 'Proofpoint');
const barracuda = rulesOf('Barracuda Email Security, replies in the SMTP Field Manual', 'Barracuda');
const symantec = rulesOf('Symantec Email Security.cloud, TECH246726', 'Symantec');
const trendMicro = rulesOf('Trend Micro Email Security, replies in the SMTP Field Manual', 'Trend Micro');

const lister =
  'spamhaus|spamcop|sorbs|uceprotect|barracuda(?:central|networks| reputation)|cloudmark|invaluement|hostkarma|' +
  'junkemailfilter|spamrl|backscatterer|abusix|mailspike|truncate\\.gbudb|senderscore|psbl|cobion|uribl|surbl|' +
  'cyren|mail-abuse|drbl\\.|spameatingmonkey|nixspam|manitu|wpbl|s5h';

/** Filters in front of mailboxes, and block lists. Greylists that look like block lists come first. */
export const filters: readonly Rule[] = [
  lists('temporary', /gr[ea]y-?list/i, { sentence: said.greylisted, isFinal: false }),
  exim('authentication', /sender verify failed|^\d+[- ]Verification failed for/i, { sentence: said.senderDomain }),
  exim('policy', /not permitted to relay/i, { sentence: said.relay }),
  lists('policy', new RegExp(`(?:${lister})`, 'i'), { sentence: said.blocklist }),
  postfix('policy', /blocked (?:using|by) \S|Service unavailable; (?:client|sender)/i, { sentence: said.blocklist }),
  lists('policy', /\b(?:DNS|R)BLs?\b|realtime block ?list|DNS blacklist|(?:block|black) ?list/i, {
    sentence: said.blocklist,
  }),
  lists('policy', /\b(?:IP|IP address)\b.{0,60}\b(?:black|block|banned|rejected|refused|denied|listed)/i, {
    sentence: said.blocklist,
  }),
  lists('policy', /\bIP\b.{0,40}\b(?:excessive|flood|abus|spammer)/i, { sentence: said.reputation }),
  lists('policy', /(?:poor|bad|low|insufficient|no|IP|domain|sender) reputation|reputation .*(?:poor|bad|low)\b/i, {
    sentence: said.reputation,
  }),
  mimecast('authentication', /Anti-Spoofing policy|DMARC Sender Invalid/i, { sentence: said.signatures }),
  mimecast('bad_mailbox', /^451 Invalid Recipient .*mimecast/i, {}),
  mimecast('content', /MCSpamSignature/, { sentence: said.spam }),
  mimecast('policy', /envelope blocked|manually Blocked Senders|Host network not allowed/i, {
    sentence: said.recipientRule,
  }),
  mimecast('policy', /Email rejected due to security policies|Open relay not allowed/i),
  proofpoint('policy', /(?:ipcheck|dnsbl-lookup|prs|support)\S*\.?proofpoint\.com/i, { sentence: said.blocklist }),
  barracuda('policy', /permanent failure for one or more recipients \(.*:blocked\)/i, { sentence: said.recipientRule }),
  symantec('policy', /Symantec Zodiac/i),
  symantec('content', /Message filtered/i, { sentence: said.spam }),
  trendMicro('policy', /ERS-|BLOCK-(?:SEND-ER|RCPT)/, { sentence: said.recipientRule }),
  trendMicro('bad_mailbox', /: Invalid-Recipient|: NO-DOMAIN/),
];
