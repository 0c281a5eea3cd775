import { readConfig, type Config } from '../../config.ts';
import type { Command, CommandResult } from '../command.ts';
import { checkCertificates } from './check-certificates.ts';
import { findingsOfConfiguration } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail, checkSenderDomain } from './check-mail.ts';
import { checkMailboxes } from './check-mailboxes.ts';
import { checkReplica } from './check-replica.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkIdentityProvider, checkLinkedin, checkModel, checkSite } from './check-services.ts';
import { checkDisk, checkImageStore } from './check-storage.ts';
import { checkWorker } from './check-worker.ts';
import type { Check, Finding } from './check.ts';
import { runChecks } from './run-checks.ts';

const checks: readonly Check[] = [
  checkDatabase,
  checkReplica,
  checkWorker,
  checkSecrets,
  checkMail,
  checkSenderDomain,
  checkMailboxes,
  checkIdentityProvider,
  checkLinkedin,
  checkModel,
  checkImageStore,
  checkDisk,
  checkSite,
  checkCertificates,
];
const limitMs = 20_000;

export const doctorCommand: Command = {
  name: 'doctor',
  parameters: '',
  summary: 'Checks the configuration and every part around the API, and says what to do.',
  details:
    'Sends no email, and changes nothing but a file of a few bytes in the image store, which it deletes. Each check ends within 20 seconds. Exit code 1 if a check is wrong; a warning is none.',
  run: async ({ environment }) => {
    let config: Config;
    try {
      config = readConfig(environment);
    } catch (error) {
      return resultOf([{ name: 'configuration', outcome: 'wrong', sentence: (error as Error).message }]);
    }
    return resultOf([...findingsOfConfiguration(config, environment), ...(await runChecks(checks, config, limitMs))]);
  },
};

function resultOf(findings: Finding[]): CommandResult {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const text = findings
    .map(({ name, outcome, sentence }) => `${outcome.padEnd(7)}  ${name.padEnd(width)}  ${sentence}`)
    .join('\n');
  return { isWell: findings.every(({ outcome }) => outcome !== 'wrong'), text, data: { findings } };
}
