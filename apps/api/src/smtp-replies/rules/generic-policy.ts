import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const rules = rulesOf('Postfix access(5), Exim ACL, Sendmail access_db, qmail badmailfrom');
const relay = rulesOf('Postfix reject_unauth_destination, Exim, Sendmail and qmail rcpthosts');

/** Rejections by a rule. They come before texts about mailboxes, so that a rule suppresses no address. */
export const genericPolicy: readonly Rule[] = [
  relay(
    'policy',
    /relay(?:ing)? (?:is )?(?:access )?(?:denied|disallowed|not|prohibited|traffic)|not (?:a|local) (?:host|gateway)|unauthorized relay/i,
    {
      sentence: said.relay,
    },
  ),
  relay('policy', /not (?:configured|permitted) to relay|as a relay|open relay|mail relay|rcpthosts|unable to relay/i, {
    sentence: said.relay,
  }),
  rules('policy', /access (?:was |is )?denied|not (?:allowed|authorized|permitted) to (?:connect|send|access|submit)/i),
  rules('policy', /no access (?:from|for)|access .{0,60}(?:forbidden|rejected)|not authorized|administrative prohib/i),
  rules('policy', /\bpolic(?:y|ies)\b|\babuse\b|spammer|black ?listed|bad ip\b/i),
  rules('policy', /too many invalid recipients|recipient prohibited/i, { sentence: said.reputation }),
  rules(
    'policy',
    /rejected by (?:this user|(?:the )?recipient|(?:the )?destination)|recipient preferences|badrcptto|badmailfrom/i,
    { sentence: said.recipientRule },
  ),
];

/** Rejections in a word that may also be about a mailbox. */
export const vaguePolicy: readonly Rule[] = [
  rules(
    'policy',
    /banned|block(?:ed|ing)\b|\bdenied\b|prohibited|not allowed|restricted|refused to receive|by administrator/i,
  ),
  rules('policy', /sender (?:is |was )?re(?:jected|fused)|connections? (?:will )?not (?:be )?accepted/i),
];
