import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { retryWhileUnreachable } from '../../database/retry-while-unreachable.ts';
import type { ReadyMessage } from '../../adapters/mail-transport.ts';
import { suppress } from '../suppressions/suppress.ts';
import type { Recipient } from '../newsletter-campaigns/rendering/write-messages.ts';
import type { ProviderGate } from '../mail-providers/provider-gate.ts';
import { splitConnections } from '../mail-providers/shaping.ts';
import { countBatch, extendRetries, startAttempt, type Due } from './batch-ledger.ts';
import type { BatchRef, Run } from './batch-rows.ts';
import { withoutDeparted } from './departed-recipients.ts';
import { releaseBatch } from './release-batch.ts';
import { InFlight } from './in-flight.ts';
import { slotsPerReservation, reserveSlots, type MailRate } from './mail-rate.ts';
import { storeCheckpoint, type DayBudget, type Outcome } from './store-checkpoint.ts';
import { deleteMarks } from './submission-marks.ts';
import type { Submissions, Submitter } from './submitter.ts';

export interface BatchDeps {
  newEm: () => EntityManager;
  /** Returns the function that composes a campaign's messages. */
  writerOf: (campaignId: string) => Promise<(recipient: Recipient) => Promise<ReadyMessage>>;
  submitter: Submitter;
  /**
   * The number of recipients of a batch that are claimed at a time: the maximum that a crash of PostgreSQL leaves
   * uncertain.
   */
  window: number;
  rate: MailRate;
  gate: ProviderGate;
  /** Returns the seconds until the next attempt after this many. */
  retryDelay: (attempts: number) => number;
  /** Called with the outcomes that were stored; `provider` is a named one or `other`. */
  onOutcomes?: (provider: string, outcomes: readonly Outcome[]) => void;
}

/**
 * Time limit of an attempt, so that a slow rate does not occupy a job for hours. The next attempt continues the batch.
 */
const runMilliseconds = 10 * 60_000;

/** Thrown when a later attempt owns the batch: this one must not write or send any more. */
class RunSuperseded extends Error {
  constructor({ campaignId, number, run }: Run) {
    super(`Run ${run} of batch ${number} of campaign ${campaignId} was superseded`);
  }
}

/**
 * Sends the due messages of one batch. Returns the seconds until its next attempt: 0 when it was stopped, null when it
 * is done, undefined when the campaign is not being sent. Once stopped, it gives unreached recipients back, calls
 * `onGivenBack` and waits for the responses to submitted messages.
 */
export async function runBatch(
  deps: BatchDeps,
  ref: BatchRef,
  signal: AbortSignal,
  onGivenBack: () => void = () => {},
): Promise<number | null | undefined> {
  const em = deps.newEm();
  const opened = await retryWhileUnreachable(() => startAttempt(em, ref));
  if (!opened) return undefined;
  const { run, provider, due } = opened;
  if (due.length > 0) await sendDue(deps, { em, run, provider, signal, onGivenBack }, due);
  const waitsUntil = await retryWhileUnreachable(() => deps.gate.waitsUntil(provider));
  if (waitsUntil) await retryWhileUnreachable(() => extendRetries(em, ref, waitsUntil));
  const closed = await retryWhileUnreachable(() => countBatch(em, run, true, waitsUntil));
  if (!closed) throw new RunSuperseded(run);
  await retryWhileUnreachable(() => deleteMarks(em, run));
  return closed.dueIn;
}

interface Running {
  em: EntityManager;
  run: Run;
  /** The provider of the batch: a named one or `other`. */
  provider: string;
  signal: AbortSignal;
  onGivenBack: () => void;
}

/**
 * Keeps the connections busy: while some messages are with the server, stores the outcomes of others and claims the
 * next.
 */
async function sendDue(deps: BatchDeps, running: Running, due: Due[]): Promise<void> {
  const { perLane } = splitConnections(deps.gate.shaping.limitsOf(running.provider));
  const submissions = deps.submitter.open(running.run, perLane || undefined);
  await retryWhileUnreachable(() => deps.gate.refresh());
  const inFlight = new InFlight({ ...deps, submissions, write: await deps.writerOf(running.run.campaignId) });
  const recall = () => inFlight.recall();
  running.signal.addEventListener('abort', recall, { once: true });
  try {
    const sending = {
      ...running,
      inFlight,
      submissions,
      budget: () => deps.gate.budgetOf(running.provider),
      report: (outcomes: readonly Outcome[]) => deps.onOutcomes?.(running.provider, outcomes),
    };
    await submitDue(deps, sending, due);
    for (let isGivenBack = false; !inFlight.isEmpty;) {
      const hasStopped: boolean = running.signal.aborted && !isGivenBack;
      if (hasStopped) await releaseRest(sending);
      else await inFlight.waitForOutcomes();
      isGivenBack ||= hasStopped;
      await saveCheckpoint(sending, []);
    }
  } finally {
    running.signal.removeEventListener('abort', recall);
    inFlight.recall();
  }
}

interface Sending extends Running {
  inFlight: InFlight;
  submissions: Submissions;
  /** Returns the budget of the provider today; undefined without a warm-up. */
  budget: () => DayBudget | undefined;
  /** Reports stored outcomes. */
  report: (outcomes: readonly Outcome[]) => void;
}

/** Loops until every recipient is claimed, or no more may be claimed. */
async function submitDue(deps: BatchDeps, sending: Sending, due: Due[]): Promise<void> {
  const { inFlight, signal, provider } = sending;
  const { gate } = deps;
  const { em, run } = sending;
  const end = performance.now() + runMilliseconds;
  let rest: readonly Due[] = due;
  const counted = everySecond(() => retryWhileUnreachable(() => countBatch(em, run)));
  const lookedUp = everySecond(async () => {
    rest = await retryWhileUnreachable(() => withoutDeparted(em, run, rest));
  });
  while (rest.length > 0 && !signal.aborted && performance.now() < end) {
    await retryWhileUnreachable(() => gate.refresh());
    const pace = { provider, perSecond: gate.perSecond(provider) };
    const count = slotsPerReservation(deps.rate, deps.window - inFlight.unfinished, pace);
    const messages = rest.slice(0, count).filter((each) => gate.pausedSeconds(each.provider) === 0).length;
    if (messages > 0) await waitForSlots(sending, () => reserveSlots(em, messages, deps.rate, pace));
    // A slow rate waits for long, and some may have left meanwhile.
    await lookedUp();
    const next = rest.slice(0, count);
    const { taken, held } = await saveCheckpoint(sending, next);
    for (const each of taken) inFlight.take(each);
    // When not all were claimed, the campaign was paused or cancelled.
    if (taken.length + held < next.length) return inFlight.recall();
    // The rest waits for tomorrow's budget.
    if (held > 0) return undefined;
    rest = rest.slice(next.length);
    await counted();
    await inFlight.waitForOutcomes();
  }
}

/** Lets another worker immediately claim the recipients that this one has not started to submit to. */
async function releaseRest(sending: Sending): Promise<void> {
  const { em, run, inFlight, submissions, onGivenBack } = sending;
  await inFlight.stop();
  const last = Math.max(0, ...submissions.submitting);
  await saveCheckpoint(sending, []);
  if (last > 0 && (await retryWhileUnreachable(() => releaseBatch(em, run, last)))) onGivenBack();
}

/** Waits for the rate limit, and stores finished outcomes meanwhile. */
async function waitForSlots(sending: Sending, reserve: () => Promise<number>): Promise<void> {
  const wait = await retryWhileUnreachable(reserve);
  if (wait === 0) return;
  await saveCheckpoint(sending, []);
  await sleep(wait, undefined, { signal: sending.signal }).catch(() => {});
}

/**
 * One checkpoint: stores the finished outcomes, and returns the recipients of `next` that this attempt may submit now.
 */
async function saveCheckpoint(
  { em, run, signal, inFlight, submissions, budget, report }: Sending,
  next: readonly Due[],
): Promise<{ taken: Due[]; held: number }> {
  const finished = inFlight.takeFinished();
  for (const { email, outcome, isDeadAddress } of finished)
    if (isDeadAddress) await retryWhileUnreachable(() => suppress(em.fork(), email, 'bounced', outcome.answer));
  const outcomes = finished.map(({ outcome }) => outcome);
  const ids = signal.aborted ? [] : next.map(({ id }) => id);
  const { isOurs, taken, held } = await retryWhileUnreachable((isRepeat) =>
    storeCheckpoint(em, run, { outcomes, next: ids, isRepeat, day: budget() }),
  );
  if (!isOurs) throw new RunSuperseded(run);
  report(outcomes);
  submissions.removeStored(outcomes.map(({ id }) => id));
  const ours = new Set(taken);
  return { taken: next.filter(({ id }) => ours.has(id)), held };
}

function everySecond(work: () => Promise<unknown>): () => Promise<void> {
  let last = performance.now();
  return async () => {
    // The clock of the machine may be set back.
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    await work();
  };
}
