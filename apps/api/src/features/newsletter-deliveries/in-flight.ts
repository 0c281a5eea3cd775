import { setImmediate } from 'node:timers/promises';
import type { SubmissionResult, ReadyMessage } from '../../adapters/submit-message.ts';
import type { Recipient } from '../newsletter-campaigns/write-messages.ts';
import type { Due, Outcome } from './batch-ledger.ts';
import { patienceSeconds } from './retry-delay.ts';
import type { Submissions } from './submitter.ts';

/** One that is done with, until it is written down. */
export interface Finished {
  email: string;
  outcome: Outcome;
  isDeadAddress: boolean;
}

interface Deps {
  write: (recipient: Recipient) => Promise<ReadyMessage>;
  submissions: Submissions;
  /** Seconds until the next attempt after so many. */
  retryDelay: (attempts: number) => number;
}

/** The recipients that a run has in hand: marked in the ledger, and their outcome not written down yet. */
export class InHand {
  readonly #deps: Deps;
  #unfinished = 0;
  #finished: Finished[] = [];
  #isStopping = false;
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
    void this.#submitOne(due).then((submission) => {
      this.#unfinished -= 1;
      this.#finished.push(finish(due, submission, this.#deps.retryDelay));
      this.#wake();
    });
  }

  /** Those whose outcome is to be written down now. */
  takeFinished(): Finished[] {
    return this.#finished.splice(0);
  }

  /**
   * Waits until there is enough to write down for it to be worth a statement. One is enough after a second, and once the
   * run is stopped, which also ends the wait.
   */
  async untilSomeFinished(): Promise<void> {
    const all = this.#unfinished + this.#finished.length;
    const wasStopping = this.#isStopping;
    let enough = Math.ceil(all / 2);
    const patience = setTimeout(
      () => {
        enough = Math.min(all, 1);
        this.#wake();
      },
      wasStopping ? 0 : 1_000,
    );
    while (this.#finished.length < enough && this.#isStopping === wasStopping) await this.#untilNext();
    clearTimeout(patience);
  }

  /** Recalls whatever is not being submitted yet, and waits until only submitted messages are unfinished. */
  async stop(): Promise<void> {
    this.recall();
    // By then those are recalled, too, that were marked and waited for a connection.
    await setImmediate();
    while (this.#unfinished > this.#deps.submissions.submitting.size) await this.#untilNext();
  }

  /** From now on no message is submitted any more. */
  recall(): void {
    this.#isStopping = true;
    this.#deps.submissions.recallWaiting();
    this.#wake();
  }

  #untilNext(): Promise<void> {
    return new Promise<void>((wake) => (this.#wake = wake));
  }

  async #submitOne(due: Due): Promise<SubmissionResult> {
    try {
      return await this.#deps.submissions.submit(due.id, await this.#deps.write(due));
    } catch (error) {
      // Nothing was sent: the message could not be made.
      return { outcome: 'deferred', answer: (error as Error).message };
    }
  }
}

function finish(
  { id, email, attempts, triedSeconds }: Due,
  submission: SubmissionResult,
  delay: (attempts: number) => number,
): Finished {
  // PostgreSQL's text cannot hold NUL, and a server may say anything.
  const answer = submission.answer.replaceAll('\0', '').slice(0, 500);
  const outcome: Outcome = { id, status: 'retry', answer, reason: null, retryIn: null };
  const isDeadAddress = submission.outcome === 'refused' && submission.isDeadAddress;
  if (submission.outcome === 'recalled') outcome.status = 'queued';
  else if (submission.outcome !== 'deferred') outcome.status = submission.outcome;
  else if (triedSeconds + delay(attempts + 1) > patienceSeconds) {
    outcome.status = 'refused';
    outcome.reason = 'put_off_too_long';
  } else outcome.retryIn = delay(attempts + 1);
  if (isDeadAddress) outcome.reason = 'no_such_address';
  if (submission.outcome === 'uncertain') outcome.reason = 'no_answer';
  return { email, outcome, isDeadAddress };
}
