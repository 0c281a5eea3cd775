import type { SubmissionResult } from '../mail-transport.ts';

/** The share of a transport, and its limits in this process. */
export interface TransportLimits {
  weight: number;
  /** 0: no limit. */
  perSecond: number;
  /** The maximum number of messages at the same time. */
  atOnce: number;
}

/** The time of the next message, in milliseconds. Pools of the same transport share it. */
export interface Pace {
  nextAt: number;
}

interface Member extends TransportLimits {
  pace: Pace;
  /** Grows by the weight each time another is chosen. */
  credit: number;
  inFlight: number;
  /** Faults without a success between them. */
  faults: number;
  /** Messages in a row without a response. */
  silences: number;
  restedAt: number;
  restsUntil: number;
}

/** A message that a transport was chosen for. */
export interface Turn {
  index: number;
  startedAt: number;
}

/** `waitMs` undefined: until a message settles. */
export type Choice = Turn | { waitMs: number | undefined } | 'all_down';

const longestRestMs = 300_000;
const silencesInRow = 3;
/** A timer that is late by less costs no share of the rate. */
const slackMs = 5;

/**
 * Chooses a transport for each message: by weights, among those that are up and within their limits. Smooth weighted
 * round-robin, so that shares are exact and no transport gets its share in a burst. Time is passed in.
 */
export class TransportRota {
  readonly #members: readonly Member[];
  readonly #firstRestMs: number;

  /** The rests of a transport grow from `firstRestMs`. */
  constructor(members: readonly (TransportLimits & { pace: Pace })[], firstRestMs = 1_000) {
    this.#firstRestMs = firstRestMs;
    const fresh = { credit: 0, inFlight: 0, faults: 0, silences: 0, restedAt: -Infinity, restsUntil: -Infinity };
    this.#members = members.map((member) => ({ ...member, ...fresh }));
  }

  /** Chooses a transport that is not in `except`. */
  choose(now: number, except: ReadonlySet<number>): Choice {
    const up = this.#members.filter((member, index) => !except.has(index) && member.restsUntil <= now);
    if (up.length === 0) return 'all_down';
    const roomy = up.filter(hasRoom);
    const free = roomy.filter(({ pace }) => pace.nextAt <= now);
    if (free.length === 0) {
      const waits = roomy.map(({ pace }) => pace.nextAt - now);
      return { waitMs: waits.length > 0 ? Math.min(...waits) : undefined };
    }
    const chosen = next(free);
    chosen.inFlight += 1;
    if (chosen.perSecond > 0)
      chosen.pace.nextAt = Math.max(now - slackMs, chosen.pace.nextAt) + 1_000 / chosen.perSecond;
    return { index: this.#members.indexOf(chosen), startedAt: now };
  }

  /** Notes a result. Returns the milliseconds that the transport rests because of it, or undefined. */
  settle({ index, startedAt }: Turn, result: SubmissionResult, now: number): number | undefined {
    const member = this.#members[index]!;
    member.inFlight -= 1;
    // Messages that began before a rest say nothing about the time after it: several that fail together count once.
    if (result.outcome === 'recalled' || startedAt <= member.restedAt) return undefined;
    const { transportFault: fault } = result;
    if (fault?.isDown) return this.#rest(member, now, fault.restMs);
    if (fault) return undefined;
    member.silences = result.outcome === 'uncertain' ? member.silences + 1 : 0;
    if (member.silences >= silencesInRow) return this.#rest(member, now);
    if (result.outcome !== 'uncertain') member.faults = 0;
    return undefined;
  }

  #rest(member: Member, now: number, requestedMs = 0): number {
    member.faults += 1;
    member.silences = 0;
    const growing = this.#firstRestMs * 2 ** Math.min(member.faults - 1, 20);
    const milliseconds = Math.min(Math.max(growing, requestedMs), longestRestMs);
    member.restedAt = now;
    member.restsUntil = now + milliseconds;
    return milliseconds;
  }
}

/** After a rest one message tries a transport, and the others follow when it succeeded. */
const hasRoom = ({ inFlight, atOnce, faults }: Member): boolean => inFlight < (faults > 0 ? 1 : atOnce);

function next(free: readonly Member[]): Member {
  for (const member of free) member.credit += member.weight;
  const chosen = free.reduce((best, member) => (member.credit > best.credit ? member : best));
  chosen.credit -= free.reduce((sum, { weight }) => sum + weight, 0);
  return chosen;
}
