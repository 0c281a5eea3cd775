import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionResult } from '../../adapters/mail-transport.ts';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { findStates, pauseProvider, slowDown, type Cause, type ProviderState } from './provider-states.ts';
import { RejectionsInRow } from './rejections-in-row.ts';
import { groupOf, rateOf, type Shaping } from './shaping.ts';
import { findWarmUp, holdWarmUp, nextDay, openWarmUpDay, type WarmUpDay } from './warm-up-days.ts';

type Advice = ReturnType<typeof classifyReply>['advice'];

interface GateDeps {
  newEm: () => EntityManager;
  shaping: Shaping;
  /** Called when a provider slows us down or blocks us. */
  onReaction?: (reaction: Cause & { provider: string; advice: Advice }) => void;
}

/** Replies of the same sort in a row that make a block certain: one recipient may have a rule of their own. */
const certain = 5;
/** Emails of a provider in a row to which nothing is responded until it is paused, and the time in which others must go out. */
const silence = { certain: 3, milliseconds: 60_000 };
const pauseSeconds = { pause: 3600, stop: 24 * 3600 };
const staleMilliseconds = 1_000;

/** The replies that a recipient's provider gives; the others are of our own mail server. */
const ofProvider = ['RCPT TO', 'DATA'];

/**
 * Knows which providers get no email now, and reacts to their replies: a rate limit slows the provider down at once,
 * five blocks in a row pause it, and so does silence while other emails are accepted. All workers share the states.
 */
export class ProviderGate {
  readonly shaping: Shaping;
  readonly #deps: GateDeps;
  readonly #blocks = new Map<string, number>();
  readonly #silent = new Map<string, number>();
  readonly #rejections = new RejectionsInRow();
  #acceptedAt = Number.NEGATIVE_INFINITY;
  #states = new Map<string, ProviderState>();
  #warmUp = new Map<string, WarmUpDay>();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.shaping = deps.shaping;
  }

  /**
   * Reads the states of all providers, at most once a second. Batches at the same time wait for the same reading: without
   * it they would send beyond the budget, and to a provider that is paused.
   */
  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < staleMilliseconds) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Returns the budget of a batch's provider today; undefined when it is not, or not any more, warming up. */
  budgetOf(batchProvider: string): Pick<WarmUpDay, 'provider' | 'budget'> | undefined {
    const today = this.#warmUp.get(groupOf(this.shaping, batchProvider));
    return today && today.day > 0 ? today : undefined;
  }

  /** Returns the moment until which a batch's provider waits because today's budget is spent, as stored now. */
  async waitsUntil(batchProvider: string): Promise<string | undefined> {
    await this.#readWarmUp();
    const today = this.#warmUp.get(groupOf(this.shaping, batchProvider));
    return today && today.day > 0 && today.sent >= today.budget ? nextDay(today.date) : undefined;
  }

  /** Returns the seconds for which a provider gets nothing; 0 when it does. */
  pausedSeconds(provider: string): number {
    const state = this.#states.get(provider);
    if (!state) return 0;
    return Math.max(0, state.pausedSeconds - (performance.now() - this.#readAt) / 1_000);
  }

  /** Returns the maximum rate of a provider now; 0: no limit. */
  perSecond(provider: string): number {
    return rateOf(this.shaping, provider, this.#states.get(provider)?.level ?? 0);
  }

  /** Counts a result. Returns true for a rejection that is probably not about its recipient. */
  isInDoubt(provider: string, submission: SubmissionResult): boolean {
    return this.#rejections.isInDoubt(provider, submission);
  }

  /** Reacts to the result of a submission. Rejects when the reaction cannot be stored. */
  async record(provider: string, { outcome, answer, rejection, transportFault }: SubmissionResult): Promise<void> {
    if (this.shaping.keys.length === 0) return;
    if (outcome === 'handed_over') {
      this.#acceptedAt = performance.now();
      this.#silent.delete(provider);
      return void this.#blocks.delete(provider);
    }
    if (transportFault || !rejection || !ofProvider.includes(rejection.command) || this.pausedSeconds(provider) > 0)
      return;
    const name = this.shaping.nameOf(provider);
    const { advice, kind, sentence } = classifyReply({ text: answer, code: rejection.code, provider: name });
    const cause = { kind, sentence };
    if (advice === 'slow')
      return this.#react(provider, { ...cause, advice }, slowDown(this.#deps.newEm(), provider, cause));
    if (advice !== 'pause' && advice !== 'stop') return;
    const blocks = (this.#blocks.get(provider) ?? 0) + 1;
    this.#blocks.set(provider, blocks);
    if (blocks >= certain)
      await this.#react(
        provider,
        { ...cause, advice },
        pauseProvider(this.#deps.newEm(), provider, pauseSeconds[advice], cause),
      );
  }

  /**
   * Counts an email to whose recipient nothing was responded for long. Several in a row slow the provider down while other
   * emails are accepted: otherwise our own mail server is silent. Rejects when that cannot be stored.
   */
  async recordSilence(provider: string): Promise<void> {
    if (this.shaping.keys.length === 0 || this.pausedSeconds(provider) > 0) return;
    const count = (this.#silent.get(provider) ?? 0) + 1;
    this.#silent.set(provider, count);
    if (count < silence.certain || performance.now() - this.#acceptedAt > silence.milliseconds) return;
    const cause = { kind: 'temporary', sentence: 'It does not respond.' } as const;
    await this.#react(provider, { ...cause, advice: 'slow' }, slowDown(this.#deps.newEm(), provider, cause));
  }

  async #read(): Promise<void> {
    const readAt = performance.now();
    const states = await findStates(this.#deps.newEm());
    await this.#readWarmUp();
    this.#states = new Map(states.map((state) => [state.provider, state]));
    this.#readAt = readAt;
  }

  async #readWarmUp(): Promise<void> {
    if (this.shaping.warmUpFrom === null) return;
    const days = await findWarmUp(this.#deps.newEm(), this.shaping);
    const closed = days.filter(({ isOpen }) => !isOpen).map(({ provider }) => provider);
    if (closed.length > 0) await openWarmUpDay(this.#deps.newEm(), closed);
    this.#warmUp = new Map(days.map((day) => [day.provider, day]));
  }

  async #react(provider: string, reaction: Cause & { advice: Advice }, stored: Promise<boolean>): Promise<void> {
    this.#blocks.delete(provider);
    this.#silent.delete(provider);
    const isNew = await stored;
    // One small operator says little about the others.
    if (isNew && this.shaping.warmUpFrom !== null && this.shaping.keys.includes(provider))
      await holdWarmUp(this.#deps.newEm(), provider, reaction.sentence);
    // A reading that began before the reaction does not know of it.
    await this.#reading?.catch(() => {});
    this.#readAt = Number.NEGATIVE_INFINITY;
    await this.refresh();
    if (isNew) this.#deps.onReaction?.({ provider, ...reaction });
  }
}
