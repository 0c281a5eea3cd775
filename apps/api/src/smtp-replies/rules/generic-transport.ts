import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const loops = rulesOf('RFC 3463 X.4.6, and the wording of Postfix, Exchange and Sendmail');
const network = rulesOf('Postfix smtp(8), Sendmail and Google for connections that failed');
const faults = rulesOf('RFC 5321 421 and 451, and the wording of Postfix, Exim, Exchange and Sendmail');
const protocol = rulesOf('RFC 5321 500 to 504: the order and the form of commands');

/** Texts of any software about the way there and the receiving server, and faults of the protocol. */
export const genericTransport: readonly Rule[] = [
  protocol('unknown', /need RCPT|RCPT first|bad sequence|improper sequence|out of sequence|protocol violation/i),
  protocol('unknown', /syntax error|(?:command|parameter) not implemented|un(?:implemented|recognized) command/i),
  protocol('unknown', /too many unrecognized|HELO\/EHLO|identity changes|no valid recipients/i),
  loops('temporary', /loop|points? back to|too many hops|hop count|exceeded \d+ hops/i, { sentence: said.loop }),
  network('temporary', /timed? ?out|timeout|connection (?:refused|reset|expired)|no route to host|unreachable/i, {
    sentence: said.unreachable,
  }),
  network(
    'temporary',
    /lost connection|is broken|retry time not reached|unable to contact|did not accept our requests to connect|not reachable/i,
    {
      sentence: said.unreachable,
    },
  ),
  network(
    'temporary',
    /message expired|unable to deliver in|name service error|DNS query failed|could not be replicated/i,
    {
      sentence: said.unreachable,
    },
  ),
  faults(
    'temporary',
    /too many errors|service (?:is )?(?:currently |temporarily )?(?:not available|unavailable|refused)|not accepting connections/i,
  ),
  faults('temporary', /try (?:again|it|reconnecting)|retry|later|come back|busy|closing (?:transmission|connection)/i),
  faults(
    'temporary',
    /temporar(?:y|ily)|internal (?:server |system |resource )?(?:error|fault)|(?:system|configuration|config) error/i,
  ),
  faults(
    'temporary',
    /insufficient (?:system|disk)|disk space|lock failure|error while writing|could not load|upstream error/i,
  ),
];
