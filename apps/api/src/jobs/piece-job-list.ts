import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { poolOf } from '../database/in-transaction.ts';
import { retryWhileUnreachable } from '../database/retry-while-unreachable.ts';
import type { PostingDeps } from '../features/linkedin-posts/posting-deps.ts';
import { campaignWriters } from '../features/newsletter-campaigns/sending/campaign-writers.ts';
import { ProviderGate } from '../features/mail-providers/provider-gate.ts';
import type { BatchDeps } from '../features/newsletter-deliveries/run-batch.ts';
import { storeMarks } from '../features/newsletter-deliveries/submission-marks.ts';
import { Submitter } from '../features/newsletter-deliveries/submitter.ts';
import { retryDelay } from '../retry-delay.ts';
import type { NetworkChecks } from '../adapters/network-checks.ts';
import type { MailTransport } from '../adapters/mail-transport.ts';
import { postLinkedinJob } from '../features/linkedin-posts/posting-jobs.ts';
import { withoutShaping, type Shaping } from '../features/mail-providers/shaping.ts';
import { batchJob, preparationJob, laneJob } from '../features/newsletter-deliveries/delivery-jobs.ts';
import type { JobDeps } from './job-list.ts';
import type { PieceJob } from './jobs.ts';

/** The number of recipients of one batch claimed per connection, so that the ledger is written in few statements. */
const claimedPerConnection = 10;
/** The number of a worker's messages marked per connection, so that the next is ready when a response arrives. */
const markedPerConnection = 2;

export interface PieceJobDeps extends Pick<JobDeps, 'orm' | 'mailSettings'> {
  /** The dependencies for posting articles, when LinkedIn is configured. */
  posting?: PostingDeps | undefined;
  sender: Pick<MailTransport, 'submit'>;
  /** Called with the stored outcomes of newsletter emails. */
  onOutcomes?: BatchDeps['onOutcomes'];
  mail: Pick<Config['mail'], 'connections' | 'ratePerSecond' | 'ratePerHour'>;
  /** How emails are paced by the provider of their recipients; by default they are not. */
  providers?: ProviderDeps;
}

interface ProviderDeps {
  shaping: Shaping;
  /** Looks the mail servers of a domain up. */
  resolve: NetworkChecks['resolve'];
  log: FastifyBaseLogger;
}

/** Returns the jobs that run in pieces, on every worker at the same time. */
export function pieceJobList(deps: PieceJobDeps): PieceJob[] {
  const { orm, providers, posting } = deps;
  const batches = batchDepsOf(deps);
  return [
    preparationJob(() => orm.em.fork(), providers && { ...providers.shaping, resolve: providers.resolve }),
    batchJob(batches),
    ...(providers ? [laneJob(batches)] : []),
    ...(posting ? [postLinkedinJob(posting)] : []),
  ];
}

function batchDepsOf({ orm, sender, mailSettings, mail, providers, onOutcomes }: PieceJobDeps): BatchDeps {
  const newEm = () => orm.em.fork();
  const { connections, ratePerSecond, ratePerHour } = mail;
  return {
    newEm,
    writerOf: campaignWriters(newEm, mailSettings),
    submitter: new Submitter({
      submit: sender.submit,
      storeMarks: (marks) => retryWhileUnreachable(async () => storeMarks(await poolOf(orm), marks)),
      slots: connections * markedPerConnection,
    }),
    window: connections * claimedPerConnection,
    rate: { perSecond: ratePerSecond, perHour: ratePerHour },
    gate: new ProviderGate({
      newEm,
      shaping: providers?.shaping ?? withoutShaping,
      onReaction: (reaction) => providers?.log.warn({ event: 'mail_provider_reaction', ...reaction }),
    }),
    retryDelay,
    ...(onOutcomes && { onOutcomes }),
  };
}
