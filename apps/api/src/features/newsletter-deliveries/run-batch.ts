import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { throughRestart } from '../../database/through-restart.ts';
import type { ReadyMessage } from '../../outside/handing-over.ts';
import type { HandOver } from '../../outside/message-sender.ts';
import { suppress } from '../mail-suppressions/suppress.ts';
import type { Recipient } from '../newsletter-campaigns/write-messages.ts';
import { countBatch, openBatch, takeTurn, type BatchRef, type Due, type Run } from './batch-ledger.ts';
import { InHand, type Finished } from './in-hand.ts';
import { atATime, bookPlace, type MailRate } from './mail-rate.ts';

export interface BatchDeps {
  newEm: () => EntityManager;
  /** Makes the messages of a campaign. */
  writerOf: (campaignId: string) => Promise<(recipient: Recipient) => Promise<ReadyMessage>>;
  handOver: HandOver;
  /** How many recipients of a batch are in hand at the same time: the most that a crash leaves uncertain. */
  window: number;
  rate: MailRate;
  /** Seconds until the next attempt after so many. */
  retryDelay: (attempts: number) => number;
}

/** How long one run may take, so that a slow rate does not hold a job for hours. The batch goes on in the next. */
const runMilliseconds = 10 * 60_000;

/** Thrown where a later run has the batch: this one must not write or send any more. */
class RunSuperseded extends Error {
  constructor({ campaignId, number, run }: Run) {
    super(`Run ${run} of batch ${number} of campaign ${campaignId} was superseded`);
  }
}

/**
 * Sends to whose time has come in one batch. Gives in how many seconds it is to be run again: 0 where it was stopped,
 * null where it is done, undefined where the campaign is not being sent.
 */
export async function runBatch(
  deps: BatchDeps,
  ref: BatchRef,
  signal: AbortSignal,
): Promise<number | null | undefined> {
  const em = deps.newEm();
  const opened = await throughRestart(() => openBatch(em, ref));
  if (!opened) return undefined;
  const { run, due } = opened;
  if (due.length > 0) await sendDue(deps, { em, run, signal }, due);
  const closed = await throughRestart(() => countBatch(em, run, true));
  if (!closed) throw new RunSuperseded(run);
  return closed.dueIn;
}

interface Running {
  em: EntityManager;
  run: Run;
  signal: AbortSignal;
}

/** Keeps the connections busy: while some are with the server, what became of others is written and the next are taken. */
async function sendDue(deps: BatchDeps, running: Running, due: Due[]): Promise<void> {
  const hand = new InHand({ ...deps, write: await deps.writerOf(running.run.campaignId) });
  const end = Date.now() + runMilliseconds;
  const counted = everySecond(() => throughRestart(() => countBatch(running.em, running.run)));
  let at = 0;
  let goesOn = true;
  try {
    while (goesOn || !hand.isEmpty) {
      if (running.signal.aborted || Date.now() > end) goesOn = false;
      const room = goesOn ? atATime(deps.rate, deps.window - hand.unfinished) : 0;
      const next = due.slice(at, at + room);
      if (next.length > 0) await untilAllowed(deps.rate, running, hand, next.length);
      const taken = await takeTurnOf(running, hand.takeFinished(), next);
      for (const each of taken) hand.take(each);
      at += next.length;
      // Where not all were taken, the campaign was paused or cancelled.
      goesOn &&= at < due.length && taken.length === next.length;
      await counted();
      await hand.untilSomeFinished();
    }
  } finally {
    hand.drop();
  }
}

/** Waits for the rate's permission. What is finished meanwhile is not left unwritten. */
async function untilAllowed(rate: MailRate, running: Running, hand: InHand, messages: number): Promise<void> {
  const wait = await throughRestart(() => bookPlace(running.em, messages, rate));
  if (wait === 0) return;
  await takeTurnOf(running, hand.takeFinished(), []);
  await sleep(wait, undefined, { signal: running.signal }).catch(() => {});
}

/** One turn: gives those of `next` that are ours to hand over now. */
async function takeTurnOf({ em, run, signal }: Running, finished: Finished[], next: Due[]): Promise<Due[]> {
  for (const { email, outcome, isDeadAddress } of finished)
    if (isDeadAddress) await throughRestart(() => suppress(em.fork(), email, 'bounced', outcome.answer));
  const outcomes = finished.map(({ outcome }) => outcome);
  const ids = signal.aborted ? [] : next.map(({ id }) => id);
  const { isOurs, taken } = await throughRestart((isRepeat) => takeTurn(em, run, { outcomes, next: ids, isRepeat }));
  if (!isOurs) throw new RunSuperseded(run);
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
