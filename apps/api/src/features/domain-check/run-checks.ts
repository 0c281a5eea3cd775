import type { DomainCheck } from '@workspace/contracts/domain-check';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { checkDkim } from './check-dkim.ts';
import { checkAlignment, checkDmarc } from './check-dmarc.ts';
import { checkMx, checkReverseDns, checkTls } from './check-mail-servers.ts';
import { checkBimi, checkMtaSts } from './check-optional.ts';
import { checkSpf } from './check-spf.ts';
import type { Check, Sender } from './sender.ts';

type Checks = readonly Check[];

/** The checks that tell whether receiving servers can verify a newsletter. */
const authenticationChecks: Checks = [checkSpf, checkDkim, checkDmarc];

const everyCheck: Checks = [
  ...authenticationChecks,
  checkAlignment,
  checkMx,
  checkReverseDns,
  checkTls,
  checkMtaSts,
  checkBimi,
];

/** Runs the checks side by side. */
export const runChecks = (
  which: 'authentication' | 'every',
  sender: Sender,
  network: NetworkChecks,
): Promise<DomainCheck[]> =>
  Promise.all((which === 'every' ? everyCheck : authenticationChecks).map((check) => check(sender, network)));
