import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const dmarc = rulesOf('RFC 7489 and RFC 7372, and the wording of OpenDMARC, Exim and Postfix policy servers');
const dns = rulesOf('Rackspace (G1E) and Postfix, a DNS fault at the receiving server');
const names = rulesOf('Postfix, reject_unknown_client_hostname and reject_unknown_sender_domain; Exim; Sendmail');
const auth = rulesOf('RFC 4954 and RFC 3207: SMTP AUTH and STARTTLS');
const access = rulesOf('Postfix access(5): a rule about the client or the sender');
const limits = rulesOf('Postfix anvil(8), Exim ratelimit, Sendmail ConnectionRateThrottle');

/** Texts of any software about the sender: proof of identity, and speed. */
export const genericSender: readonly Rule[] = [
  dns('temporary', /temporar\w* .{0,20}(?:DNS|lookup) (?:lookup )?(?:failure|error)|DNS (?:lookup )?timeout/i, {
    isFinal: false,
  }),
  dmarc('authentication', /\bDMARC\b/i, { sentence: said.signatures }),
  dmarc('authentication', /\bSPF\b|\bDKIM\b(?!-Signature)|Sender ID\b.*fail/i, { sentence: said.signatures }),
  dmarc(
    'authentication',
    /unauthenticated (?:e?mail|sender)|spoof(?:ed|ing)|(?:fake|forged) sender|Purported Responsible Address/i,
    {
      sentence: said.signatures,
    },
  ),
  dmarc('authentication', /not allowed to send (?:e?mails? )?(?:from|for|as)|not owned by user|mismatches client ip/i, {
    sentence: said.signatures,
  }),
  dmarc('authentication', /doesn't allow sending|invalid ip for sending mail/i, { sentence: said.signatures }),
  names('authentication', /\bPTR\b|reverse (?:DNS|lookup|name)|\br-?DNS\b|IP name lookup failed/i, {
    sentence: said.reverseDns,
  }),
  names('authentication', /cannot find your (?:reverse )?hostname|unverif[iy]able sending IP|Helo command rejected/i, {
    sentence: said.reverseDns,
  }),
  names('authentication', /sender (?:address )?rejected: ?(?:.*\bdomain\b|need fully|unverified)|must resolve/i, {
    sentence: said.senderDomain,
  }),
  names('authentication', /Domain of sender|sender(?:'s)? (?:address )?(?:domain|MX)|From: Domain is invalid/i, {
    sentence: said.senderDomain,
  }),
  names('authentication', /(?:unroutable|invalid|unknown) sender|sender verify failed|verification failed for </i, {
    sentence: said.senderDomain,
  }),
  names('authentication', /mail ?from\b.{0,30}(?:fail|mismatch)|sender e?mail is not/i, {
    sentence: said.senderDomain,
  }),
  names('authentication', /\b[45]\.1\.[78] /, { sentence: said.senderDomain }),
  auth(
    'authentication',
    /SMTP Auth|auth(?:entication)? (?:is )?(?:required|failed|credentials|mechanism)|not authenticated/i,
    {
      sentence: said.signIn,
    },
  ),
  auth('authentication', /username and password|unrecognized authentication|log ?in (?:through|with) your/i, {
    sentence: said.signIn,
  }),
  auth('authentication', /Email address is not verified/i, { sentence: said.senderDomain }),
  auth('authentication', /must issue a STARTTLS|STARTTLS (?:is )?required|TLS (?:is )?required|requires? TLS/i, {
    sentence: said.tls,
  }),
  limits('rate', /too many login attempts/i),
  limits(
    'rate',
    /rate[- ]?limit|(?<!(?:size|storage|space|quota|mailbox) )limit (?:was |is |has been )?exceeded|exceeded .{0,40}(?:rate|frequency)|(?:hourly|daily|message) quota exceeded/i,
  ),
  limits('rate', /frequency limit|throttl|too (?:fast|quickly|frequent)|slow down|excessive volume/i),
  limits(
    'rate',
    /too many (?:concurrent |simultaneous |open )?(?:connections|sessions|messages(?! on)|e?mails(?! auf)|recent)|too much e?mail/i,
  ),
  limits('rate', /too many recipients|Domain policy size per transaction|quota (?:for sending|limit for send)/i),
  limits('rate', /(?:maximum|max) (?:number of )?(?:concurrent |connection|sessions?|messages? per)/i),
  access('policy', /sender (?:ip |address |domain )?(?:is |was )?(?:rejected|refused|blocked|denied)/i),
  access('policy', /client host rejected|(?:sending|from) (?:for )?this account is disabled/i),
];
