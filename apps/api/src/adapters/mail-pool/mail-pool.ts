import { describeFailure } from '../../smtp-replies/describe-failure.ts';
import { recalled, type MailTransport, type SubmissionResult, type SubmitMessage } from '../mail-transport.ts';
import { TransportRota, type Pace, type TransportLimits, type Turn } from './transport-rota.ts';

export interface PooledTransport extends TransportLimits {
  /** For people, without any secret. */
  name: string;
  pace: Pace;
  transport: MailTransport;
}

/** Reports that a transport rests, and why. Its answer stays out: it may quote addresses. */
export type ReportRest = (rest: { transport: string; seconds: number; code: number | string; reason: string }) => void;

interface Waiter {
  tried: ReadonlySet<number>;
  resolve: (turn: Turn | 'all_down' | undefined) => void;
}

/**
 * Several transports as one. A message goes to a second one only after a fault of the first itself, when the first
 * certainly did not accept it; never when that is uncertain.
 */
export class MailPool implements MailTransport {
  readonly #transports: readonly PooledTransport[];
  readonly #rota: TransportRota;
  readonly #reportRest: ReportRest;
  readonly #waiting: Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lastFault: SubmissionResult = {
    outcome: 'deferred',
    answer: 'No mail transport is up',
    failure: 'temporary',
    transportFault: { isDown: true },
  };
  #hasGivenUp = false;

  constructor(transports: readonly PooledTransport[], reportRest: ReportRest, firstRestMs?: number) {
    this.#transports = transports;
    this.#rota = new TransportRota(transports, firstRestMs);
    this.#reportRest = reportRest;
  }

  readonly submit: SubmitMessage = async (message, control) => {
    const tried = new Set<number>();
    for (;;) {
      const turn = await this.#takeTurn(tried, control?.recall);
      if (!turn) return recalled;
      if (turn === 'all_down') return this.#lastFault;
      const result = await this.#transports[turn.index]!.transport.submit(message, control);
      this.#settle(turn, result);
      if (result.outcome !== 'deferred' || !result.transportFault) return result;
      this.#lastFault = result;
      tried.add(turn.index);
    }
  };

  close(): void {
    clearTimeout(this.#timer);
    for (const { transport } of this.#transports) transport.close();
  }

  giveUp(): void {
    this.#hasGivenUp = true;
    clearTimeout(this.#timer);
    for (const { transport } of this.#transports) transport.giveUp();
    for (const { resolve } of this.#waiting.splice(0)) resolve(undefined);
  }

  /** Resolves with undefined when the message is recalled. */
  async #takeTurn(tried: ReadonlySet<number>, recall: AbortSignal | undefined): Promise<Turn | 'all_down' | undefined> {
    if (this.#hasGivenUp || recall?.aborted) return undefined;
    const { promise, resolve } = Promise.withResolvers<Turn | 'all_down' | undefined>();
    const waiter = { tried, resolve };
    const leave = () => {
      const at = this.#waiting.indexOf(waiter);
      if (at >= 0) this.#waiting.splice(at, 1);
      resolve(undefined);
    };
    this.#waiting.push(waiter);
    recall?.addEventListener('abort', leave, { once: true });
    this.#giveTurns();
    const turn = await promise;
    recall?.removeEventListener('abort', leave);
    return turn;
  }

  /** Gives turns to waiting messages in order, as far as the limits allow. */
  #giveTurns(): void {
    clearTimeout(this.#timer);
    let soonest = Infinity;
    const waiting = this.#waiting.splice(0);
    for (const waiter of waiting) {
      const choice = this.#rota.choose(performance.now(), waiter.tried);
      if (typeof choice === 'object' && 'waitMs' in choice) {
        soonest = Math.min(soonest, choice.waitMs ?? Infinity);
        this.#waiting.push(waiter);
      } else waiter.resolve(choice);
    }
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#giveTurns(), Math.ceil(soonest));
  }

  #settle(turn: Turn, result: SubmissionResult): void {
    const restMs = this.#rota.settle(turn, result, performance.now());
    if (restMs !== undefined)
      this.#reportRest({
        transport: this.#transports[turn.index]!.name,
        seconds: Math.ceil(restMs / 1_000),
        ...causeOf(result),
      });
    this.#giveTurns();
  }
}

function causeOf({ answer, rejection, failure }: SubmissionResult): { code: number | string; reason: string } {
  const code = rejection?.code ?? /\bE[A-Z_]{4,}\b/.exec(answer)?.[0] ?? '';
  if (!failure) return { code, reason: 'Several messages in a row got no response.' };
  return { code, reason: rejection ? describeFailure(failure, answer).sentence : 'There is no connection to it.' };
}
