import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const quota = rulesOf('Wording of Postfix, Dovecot, Exim, Courier, Exchange and Zimbra for a full mailbox');
const waits = rulesOf('Postfix address verification, postgrey and Exim defer texts');
const users = rulesOf('Wording of Postfix, Exim, Sendmail, qmail, Exchange, Domino and Courier for unknown users');
const closed = rulesOf('Wording of providers for a closed mailbox');
const domains = rulesOf('RFC 7505, Postfix, Sendmail and Google for a domain without a mail server');

const someone = '(?:user|account|recipient|mailbox|addressee|customer|subscriber|alias|address|email address)';

/** Texts of any software about the recipient's mailbox. */
export const genericMailbox: readonly Rule[] = [
  quota(
    'mailbox_full',
    /(?:mailbox|inbox|mail ?box|box|account|user|folder|storage|maildir)\b.{0,60}\b(?:is |was )?(?:full|over ?quota)/i,
  ),
  quota('mailbox_full', /over ?quota|quota (?:is |was |has been )?(?:exceed|reached|full)|exceed\w* .{0,30}quota/i),
  quota(
    'mailbox_full',
    /(?:exceeded|out of) (?:its |their )?storage|(?:quota|storage allocation) exceeded|size limit exceeded/i,
  ),
  quota('mailbox_full', /exceeded storage allocation|quota (?:violation|exceeded)|disk quota/i),
  quota(
    'mailbox_full',
    /\b(?:boite|bo[iî]te) .{0,30}pleine|buz[oó]n .{0,20}lleno|postfach .{0,20}voll|casella piena|caixa .{0,20}cheia|speichervolumen|speicherplatz/i,
  ),
  quota(
    'mailbox_full',
    /exhausted .{0,20}storage|too many (?:messages|mails) on|(?:inode|blocks) limit|out of quota|overdrawn/i,
  ),
  quota('mailbox_full', /enough space|space not enough|exceed .{0,20}mailbox size|\bquota\b/i),
  waits('temporary', /not found, try again|lookup fail|name server timeout|unavailable.*try again later/i, {
    isFinal: false,
  }),
  waits('temporary', /permission denied|can(?:'t|not| not) (?:create|open)|errno=|I\/O error|input\/output error/i),
  waits('temporary', /unverified address|address verification in progress|verification (?:is )?in progress/i),
  waits('temporary', /temporar\w+ (?:locked|suspended|unavailable|disabled|deferred|rejected|fail)/i, {
    isFinal: false,
  }),
  waits('temporary', /inbounds? (?:is |are )?disabled/i),
  closed(
    'bad_mailbox',
    /(?<!sending |sender |your |email )(?:mailbox|account|user|recipient)\b.{0,40}\b(?:disabled|inactive|suspended|frozen|closed|deactivated|expired|locked|not activated)/i,
    {
      sentence: said.closed,
    },
  ),
  closed(
    'bad_mailbox',
    /(?:inactive|disabled|expired|closed|blocked) (?:e-?mail |recipient |mail)?(?:address|account|mailbox|user)/i,
    {
      sentence: said.closed,
    },
  ),
  closed(
    'bad_mailbox',
    /recipient address rejected: (?:inactive|blocked|disabled)|no longer (?:valid|active|on (?:this )?server|available|exists|accepts)|receiving disabled/i,
    {
      sentence: said.closed,
    },
  ),
  domains('bad_mailbox', /null ?MX|does not accept mail|doesn't (?:accept|receive) e?mail|host unknown|NXDOMAIN/i, {
    sentence: said.noDomain,
  }),
  domains(
    'bad_mailbox',
    /(?:host or domain|domain|host) (?:name )?(?:was )?not found|no such (?:domain|host)|had no relevant answers/i,
    {
      sentence: said.noDomain,
    },
  ),
  domains(
    'bad_mailbox',
    /domain (?:name )?(?:does not|doesn't) exist|^[45]\d\d [45]\.4\.4 .*(?:invalid|unknown) domain/i,
    {
      sentence: said.noDomain,
    },
  ),
  users(
    'bad_mailbox',
    new RegExp(
      `(?:unknown(?: or illegal)?|unrouteable|unroutable|invalid|no such|non-?existent|undeliverable) (?:local |e-?mail )?(?:${someone}|local[- ]part)`,
      'i',
    ),
  ),
  users(
    'bad_mailbox',
    new RegExp(
      `${someone}\\b.{0,60}\\b(?:unknown|not (?:found|exist|known|listed|recogni[sz]ed|registered)|does(?: not|n't) exist|unrouteable|misspelled|invalid|unavailable|unallocated)`,
      'i',
    ),
  ),
  users(
    'bad_mailbox',
    /no such (?:person|id|recipient|local|email)|no mail-?box (?:here )?by that name|isn't in my|not in (?:recipient list|my validrcptto)|not a member of|not have an account|not available here|path no exist|RFC 2606/i,
  ),
  users(
    'bad_mailbox',
    /not (?:a |our )(?:valid|local|registered|known)? ?(?:user|customer|mailbox|recipient|e?mail address|gateway user)/i,
  ),
  users(
    'bad_mailbox',
    /user(?: account)? not (?:exist|found|local)|(?:could|can) ?not be found|mailbox not found|recipient not found/i,
  ),
  users(
    'bad_mailbox',
    /(?:bad|wrong|not a valid) (?:recipient|address syntax|destination|email address)|address (?:is )?(?:invalid|rejected)|recipient (?:address )?rejected/i,
  ),
  users('bad_mailbox', /mailbox (?:is )?(?:unavailable|not available|name not allowed|does not exist)/i),
  users(
    'bad_mailbox',
    /destinataire (?:invalide|inconnu)|(?:utilisateur|adresse) (?:inconnue?|invalide)|unbekannte[rs]? (?:empf|user)|empf[aä]nger.{0,20}unbekannt|no existe|ine[xs]istente|sconosciut|ha expirado|usuario desconocido/i,
  ),
];
