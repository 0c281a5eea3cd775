import { setImmediate } from 'node:timers/promises';
import type { SubmissionResult, ReadyMessage } from '../../adapters/mail-transport.ts';
import type { Recipient } from '../newsletter-campaigns/rendering/write-messages.ts';
import type { Due } from './batch-ledger.ts';
import type { Outcome } from './store-checkpoint.ts';
import type { ProviderGate } from '../mail-providers/provider-gate.ts';
import type { Submissions } from './submitter.ts';
import { storableText } from '../../storable-text.ts';

/** Time limit for retries of a message that the server keeps deferring, in seconds. */
const maxRetrySeconds = 24 * 60 * 60;

/** A finished recipient, until it is stored. */
export interface Finished {
  email: string;
  outcome: Outcome;
  isDeadAddress: boolean;
}

interface Deps {
  write: (recipient: Recipient) => Promise<ReadyMessage>;
  submissions: Submissions;
  /** Returns the seconds until the next attempt after this many. */
  retryDelay: (attempts: number) => number;
  gate: Pick<ProviderGate, 'pausedSeconds' | 'record' | 'recordSilence' | 'isInDoubt'>;
}

/** The recipients of an attempt in flight: claimed in the ledger, with their outcome not stored yet. */
export class InFlight {
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

  /** Starts to submit one. */
  take(due: Due): void {
    this.#unfinished += 1;
    void this.#finishOne(due).then((finished) => {
      this.#unfinished -= 1;
      this.#finished.push(finished);
      this.#wake();
    });
  }

  /** Returns the outcomes to store now. */
  takeFinished(): Finished[] {
    return this.#finished.splice(0);
  }

  /**
   * Waits until there are enough outcomes for a statement. One is enough after a second, and once the attempt is stopped,
   * which also ends the wait.
   */
  async waitForOutcomes(): Promise<void> {
    const all = this.#unfinished + this.#finished.length;
    const wasStopping = this.#isStopping;
    let enough = Math.ceil(all / 2);
    const timer = setTimeout(
      () => {
        enough = Math.min(all, 1);
        this.#wake();
      },
      wasStopping ? 0 : 1_000,
    );
    while (this.#finished.length < enough && this.#isStopping === wasStopping) await this.#untilNext();
    clearTimeout(timer);
  }

  /** Recalls all messages that are not being submitted yet, and waits until only submitted ones are unfinished. */
  async stop(): Promise<void> {
    this.recall();
    // By then the claimed messages that waited for a connection are recalled, too.
    await setImmediate();
    while (this.#unfinished > this.#deps.submissions.submitting.size) await this.#untilNext();
  }

  /** Prevents further submissions. */
  recall(): void {
    this.#isStopping = true;
    this.#deps.submissions.recallWaiting();
    this.#wake();
  }

  #untilNext(): Promise<void> {
    return new Promise<void>((wake) => (this.#wake = wake));
  }

  async #finishOne(due: Due): Promise<Finished> {
    const { gate, retryDelay } = this.#deps;
    const paused = gate.pausedSeconds(due.provider);
    if (paused > 0) return postpone(due, paused);
    const submission = await this.#submitOne(due);
    const pausedMeanwhile = submission.outcome === 'recalled' ? gate.pausedSeconds(due.provider) : 0;
    if (pausedMeanwhile > 0) return postpone(due, pausedMeanwhile);
    // A reaction that cannot be stored is repeated with the next reply.
    await gate.record(due.provider, submission).catch(() => {});
    return finish(due, submission, { delay: retryDelay, isInDoubt: gate.isInDoubt(due.provider, submission) });
  }

  /** Counts a message to which nothing is responded, once, and gives it up when its provider is paused. */
  #silentAt(provider: string): () => Promise<boolean> {
    const { gate } = this.#deps;
    let isCounted = false;
    return async () => {
      if (!isCounted) await gate.recordSilence(provider);
      isCounted = true;
      return gate.pausedSeconds(provider) > 0;
    };
  }

  async #submitOne(due: Due): Promise<SubmissionResult> {
    try {
      const { gate, write, submissions } = this.#deps;
      const isPaused = () => gate.pausedSeconds(due.provider) > 0;
      return await submissions.submit(due.id, await write(due), { givesUp: this.#silentAt(due.provider), isPaused });
    } catch (error) {
      // Nothing was sent: the message could not be composed.
      return { outcome: 'deferred', answer: (error as Error).message };
    }
  }
}

/** Puts a recipient off without an attempt; spread over a minute, so that the provider does not get all at once. */
const postpone = ({ id, email }: Due, seconds: number): Finished => ({
  email,
  isDeadAddress: false,
  outcome: {
    id,
    status: 'retry',
    answer: '',
    reason: 'provider_paused',
    failure: null,
    retryIn: seconds + (id % 60),
    isUntried: true,
  },
});

function finish(
  { id, email, attempts, triedSeconds }: Due,
  submission: SubmissionResult,
  { delay, isInDoubt }: { delay: (attempts: number) => number; isInDoubt: boolean },
): Finished {
  // A server may send any byte.
  const answer = storableText(submission.answer, 500);
  const { failure = null } = submission;
  const outcome: Outcome = { id, status: 'retry', answer, reason: null, failure, retryIn: null };
  if (submission.outcome === 'recalled') outcome.status = 'queued';
  else if (submission.outcome !== 'deferred' && !isInDoubt) outcome.status = submission.outcome;
  else if (triedSeconds + delay(attempts + 1) > maxRetrySeconds) {
    outcome.status = 'refused';
    outcome.reason = 'put_off_too_long';
  } else outcome.retryIn = delay(attempts + 1);
  // A server that says so for a whole day is believed.
  const isDeadAddress = submission.outcome === 'refused' && submission.isDeadAddress && outcome.status === 'refused';
  if (isDeadAddress) outcome.reason = 'no_such_address';
  if (submission.outcome === 'uncertain') outcome.reason = 'no_answer';
  return { email, outcome, isDeadAddress };
}
