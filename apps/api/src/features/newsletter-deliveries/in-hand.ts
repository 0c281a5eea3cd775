import type { Handed, ReadyMessage } from '../../outside/handing-over.ts';
import type { HandOver } from '../../outside/message-sender.ts';
import type { Recipient } from '../newsletter-campaigns/write-messages.ts';
import type { Due, Outcome } from './batch-ledger.ts';
import { patienceSeconds } from './retry-delay.ts';

/** One that is done with, until it is written down. */
export interface Finished {
  email: string;
  outcome: Outcome;
  isDeadAddress: boolean;
}

interface Deps {
  write: (recipient: Recipient) => Promise<ReadyMessage>;
  handOver: HandOver;
  /** Seconds until the next attempt after so many. */
  retryDelay: (attempts: number) => number;
}

/** The recipients that a run has in hand: marked in the ledger, and their outcome not written down yet. */
export class InHand {
  readonly #deps: Deps;
  #unfinished = 0;
  #finished: Finished[] = [];
  #isDropped = false;
  #wake = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get unfinished(): number {
    return this.#unfinished;
  }

  get isEmpty(): boolean {
    return this.#unfinished === 0 && this.#finished.length === 0;
  }

  /** Begins to hand one over. */
  take(due: Due): void {
    this.#unfinished += 1;
    void this.#handOver(due).then((handed) => {
      this.#unfinished -= 1;
      this.#finished.push(finish(due, handed, this.#deps.retryDelay));
      this.#wake();
    });
  }

  /** Those whose outcome is to be written down now. */
  takeFinished(): Finished[] {
    return this.#finished.splice(0);
  }

  /** Waits until there is enough to write down for it to be worth a statement. */
  async untilSomeFinished(): Promise<void> {
    const enough = Math.ceil((this.#unfinished + this.#finished.length) / 2);
    while (this.#finished.length < enough) await new Promise<void>((wake) => (this.#wake = wake));
  }

  /** What has not been given to the server will not be any more. */
  drop(): void {
    this.#isDropped = true;
  }

  async #handOver(due: Due): Promise<Handed> {
    try {
      return await this.#deps.handOver(await this.#deps.write(due), () => !this.#isDropped);
    } catch (error) {
      // Nothing was sent: the message could not be made.
      return { outcome: 'deferred', answer: (error as Error).message };
    }
  }
}

function finish(
  { id, email, attempts, triedSeconds }: Due,
  handed: Handed,
  delay: (attempts: number) => number,
): Finished {
  // PostgreSQL's text cannot hold NUL, and a server may say anything.
  const answer = handed.answer.replaceAll('\0', '').slice(0, 500);
  const outcome: Outcome = { id, status: 'retry', answer, reason: null, retryIn: null };
  const isDeadAddress = handed.outcome === 'refused' && handed.isDeadAddress;
  if (handed.outcome !== 'deferred') outcome.status = handed.outcome;
  else if (triedSeconds + delay(attempts + 1) > patienceSeconds) {
    outcome.status = 'refused';
    outcome.reason = 'put_off_too_long';
  } else outcome.retryIn = delay(attempts + 1);
  if (isDeadAddress) outcome.reason = 'no_such_address';
  if (handed.outcome === 'uncertain') outcome.reason = 'no_answer';
  return { email, outcome, isDeadAddress };
}
