import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { throughRestart } from '../../database/through-restart.ts';
import type { ReadyMessage } from '../../adapters/mail-transport.ts';
import { suppress } from '../mail-suppressions/suppress.ts';
import type { Recipient } from '../newsletter-campaigns/write-messages.ts';
import { countBatch, openBatch, startAttempt, type Due } from './batch-ledger.ts';
import type { BatchRef, Run } from './batch-rows.ts';
import { releaseBatch } from './release-batch.ts';
import { InHand } from './in-flight.ts';
import { atATime, reserveSlots, type MailRate } from './mail-rate.ts';
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
  /** Returns the seconds until the next attempt after this many. */
  retryDelay: (attempts: number) => number;
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
  const opened = await throughRestart(() => openBatch(em, ref));
  if (!opened) return undefined;
  const { run, due } = opened;
  if (due.length > 0) await sendDue(deps, { em, run, signal, onGivenBack }, due);
  const closed = await throughRestart(() => countBatch(em, run, true));
  if (!closed) throw new RunSuperseded(run);
  await throughRestart(() => deleteMarks(em, run));
  return closed.dueIn;
}

interface Running {
  em: EntityManager;
  run: Run;
  signal: AbortSignal;
  onGivenBack: () => void;
}

/**
 * Keeps the connections busy: while some messages are with the server, stores the outcomes of others and claims the
 * next.
 */
async function sendDue(deps: BatchDeps, running: Running, due: Due[]): Promise<void> {
  const submissions = deps.submitter.open(running.run);
  const hand = new InHand({ ...deps, submissions, write: await deps.writerOf(running.run.campaignId) });
  const recall = () => hand.recall();
  running.signal.addEventListener('abort', recall, { once: true });
  try {
    const sending = { ...running, hand, submissions };
    await takeTurns(deps, sending, due);
    for (let isGivenBack = false; !hand.isEmpty;) {
      const hasStopped: boolean = running.signal.aborted && !isGivenBack;
      if (hasStopped) await releaseRest(sending);
      else await hand.untilSomeFinished();
      isGivenBack ||= hasStopped;
      await startAttemptOf(sending, []);
    }
  } finally {
    running.signal.removeEventListener('abort', recall);
    hand.recall();
  }
}

interface Sending extends Running {
  hand: InHand;
  submissions: Submissions;
}

/** Loops until every recipient is claimed, or no more may be claimed. */
async function takeTurns(deps: BatchDeps, sending: Sending, due: Due[]): Promise<void> {
  const { hand, signal } = sending;
  const end = Date.now() + runMilliseconds;
  const counted = everySecond(() => throughRestart(() => countBatch(sending.em, sending.run)));
  for (let at = 0; at < due.length && !signal.aborted && Date.now() < end;) {
    const next = due.slice(at, at + atATime(deps.rate, deps.window - hand.unfinished));
    if (next.length > 0) await untilAllowed(deps.rate, sending, next.length);
    const taken = await startAttemptOf(sending, next);
    for (const each of taken) hand.take(each);
    // When not all were claimed, the campaign was paused or cancelled.
    if (taken.length < next.length) return hand.recall();
    at += next.length;
    await counted();
    await hand.untilSomeFinished();
  }
}

/** Lets another worker immediately claim the recipients that this one has not started to submit to. */
async function releaseRest(sending: Sending): Promise<void> {
  const { em, run, hand, submissions, onGivenBack } = sending;
  await hand.stop();
  const last = Math.max(0, ...submissions.submitting);
  await startAttemptOf(sending, []);
  if (last > 0 && (await throughRestart(() => releaseBatch(em, run, last)))) onGivenBack();
}

/** Waits for the rate limit, and stores finished outcomes meanwhile. */
async function untilAllowed(rate: MailRate, sending: Sending, messages: number): Promise<void> {
  const wait = await throughRestart(() => reserveSlots(sending.em, messages, rate));
  if (wait === 0) return;
  await startAttemptOf(sending, []);
  await sleep(wait, undefined, { signal: sending.signal }).catch(() => {});
}

/**
 * One checkpoint: stores the finished outcomes, and returns the recipients of `next` that this attempt may submit now.
 */
async function startAttemptOf({ em, run, signal, hand, submissions }: Sending, next: Due[]): Promise<Due[]> {
  const finished = hand.takeFinished();
  for (const { email, outcome, isDeadAddress } of finished)
    if (isDeadAddress) await throughRestart(() => suppress(em.fork(), email, 'bounced', outcome.answer));
  const outcomes = finished.map(({ outcome }) => outcome);
  const ids = signal.aborted ? [] : next.map(({ id }) => id);
  const { isOurs, taken } = await throughRestart((isRepeat) =>
    startAttempt(em, run, { outcomes, next: ids, isRepeat }),
  );
  if (!isOurs) throw new RunSuperseded(run);
  submissions.written(outcomes.map(({ id }) => id));
  const ours = new Set(taken);
  return next.filter(({ id }) => ours.has(id));
}

function everySecond(work: () => Promise<unknown>): () => Promise<void> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < 1_000) return;
    last = Date.now();
    await work();
  };
}
