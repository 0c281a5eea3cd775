import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import {
  recalled,
  type MailTransport,
  type ReadyMessage,
  type SubmissionControl,
  type SubmissionResult,
  type SubmitMessage,
  type TransportFault,
} from '../mail-transport.ts';
import { isUsable, openConnection, withDeadline, type Auth } from './open-connection.ts';
import type { Server } from './probe-mail-server.ts';
import { SilenceTimer } from './silence-timer.ts';
import { StallTimer } from './stall-timer.ts';
import { isAboutClient, submitOn, judge } from './submit-message.ts';

interface SenderOptions {
  smtpUrl: string;
  /** The maximum number of concurrent connections. */
  connections: number;
  /** Milliseconds that the server may be silent. Long, because a message without a response is uncertain. */
  timeoutMs?: number;
  /** Milliseconds without a new connection attempt after one failed. */
  rest?: number;
  /** Milliseconds without a response after which a message no longer holds the place of its connection. */
  stallMs?: number;
  /** Milliseconds without a response to a recipient after which, and after each of which again, the message may be given up. */
  silenceMs?: number;
}

const idleMilliseconds = 30_000;
/** Many servers close a connection with a 421 after this many messages. */
const messagesPerConnection = 100;
/** Messages that must succeed before one more connection is tried. */
const goodForOneMore = 50;

/** Sends messages over pooled connections. Unlike nodemailer's own pool it never sends a message a second time. */
export class SmtpTransport implements MailTransport {
  readonly #options: Required<Pick<SenderOptions, 'connections' | 'rest' | 'stallMs' | 'silenceMs'>>;
  readonly #deadlineMs: number;
  #server: Server;
  readonly #auth: Auth;
  readonly #idle: SMTPConnection[] = [];
  readonly #sent = new WeakMap<SMTPConnection, number>();
  readonly #inUse = new Set<SMTPConnection>();
  readonly #waiting: ((isGiven: boolean) => void)[] = [];
  readonly #cleaner = setInterval(() => this.#closeHalf(), idleMilliseconds).unref();
  /** Current concurrency: lower while the server reports too many connections. */
  #width: number;
  #busy = 0;
  /** Messages among the busy ones that have waited long for a response. */
  #stalled = 0;
  #good = 0;
  #restsUntil = 0;
  #lastFault = new Error('Not connected');
  #hasGivenUp = false;

  constructor(options: SenderOptions) {
    const { smtpUrl, connections, timeoutMs = 300_000, rest = 1_000, stallMs = 5_000, silenceMs = 15_000 } = options;
    const { auth, ...server } = parseConnectionUrl(smtpUrl);
    this.#auth = auth;
    this.#server = { ...server, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: timeoutMs };
    this.#options = { connections, rest, stallMs, silenceMs };
    this.#width = connections;
    this.#deadlineMs = 2 * timeoutMs;
  }

  readonly submit: SubmitMessage = async (message, control) => {
    if (this.#hasGivenUp || control?.recall.aborted) return recalled;
    if (this.#hasRoom) this.#busy += 1;
    else if (!(await this.#room(control?.recall))) return recalled;
    try {
      return await this.#attempt(message, control, this.#takeIdle());
    } finally {
      this.#busy -= 1;
      this.#giveRoom();
    }
  };

  /** Closes the idle connections. Those in use close after their message. */
  close(): void {
    clearInterval(this.#cleaner);
    for (const connection of this.#idle.splice(0)) connection.quit();
  }

  /** Closes every connection immediately. A message without a response is uncertain, and no more are submitted. */
  giveUp(): void {
    this.#hasGivenUp = true;
    this.close();
    for (const connection of this.#inUse) connection.close();
    for (const next of this.#waiting.splice(0)) next(false);
  }

  /** A receiving server that is silent slows only its own messages: others get as many connections again. */
  get #hasRoom(): boolean {
    return this.#busy - Math.min(this.#stalled, this.#width) < this.#width;
  }

  /** Gives free slots to waiting messages in order, so that a later message cannot take one first. */
  #giveRoom(): void {
    for (; this.#hasRoom && this.#waiting.length > 0; this.#busy += 1) this.#waiting.shift()!(true);
  }

  /** Resolves with true once a slot is free and taken, with false when the message is recalled. */
  async #room(recall: AbortSignal | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const leave = () => {
      const at = this.#waiting.indexOf(resolve);
      if (at >= 0) this.#waiting.splice(at, 1);
      resolve(false);
    };
    this.#waiting.push(resolve);
    recall?.addEventListener('abort', leave, { once: true });
    const isGiven = await promise;
    recall?.removeEventListener('abort', leave);
    return isGiven;
  }

  async #attempt(
    message: ReadyMessage,
    control: SubmissionControl | undefined,
    stored: SMTPConnection | undefined,
  ): Promise<SubmissionResult> {
    let connection = stored;
    try {
      connection ??= await this.#connect();
    } catch (error) {
      return { ...judge(error as Error, false), transportFault: this.#fault };
    }
    const { submission, error, hadStarted, hasStalled } = await this.#submitOn(connection, message, control);
    if (!error) this.#widen();
    const isAboutUs = error !== undefined && isAboutClient(error);
    if (!error || (!isAboutUs && (await withDeadline(connection, this.#deadlineMs, isUsable(connection, error)))))
      this.#keep(connection);
    else connection.close();
    if (!error || submission.outcome !== 'deferred') return submission;
    const isEnded = !error.responseCode || isAboutUs;
    // The server closed a pooled connection before it received a byte of the message.
    if (stored && isEnded && !hadStarted && !hasStalled && !this.#hasGivenUp)
      return this.#attempt(message, control, undefined);
    if (!isAboutUs) return submission;
    this.#narrow(error);
    return { ...submission, transportFault: this.#fault };
  }

  /** A server that limits its connections still serves the open ones. */
  get #fault(): TransportFault {
    return { isDown: this.#inUse.size === 0 && this.#idle.length === 0 };
  }

  async #submitOn(connection: SMTPConnection, message: ReadyMessage, control: SubmissionControl | undefined) {
    const silence = new SilenceTimer(this.#options.silenceMs, control?.givesUp);
    const stall = new StallTimer(this.#options.stallMs, () => {
      this.#stalled += 1;
      this.#giveRoom();
    });
    this.#inUse.add(connection);
    const submitted = submitOn(connection, message, { permission: control?.permission, stall, silence });
    const result = await withDeadline(connection, this.#deadlineMs, submitted);
    this.#inUse.delete(connection);
    const hasStalled = stall.end();
    if (hasStalled) this.#stalled -= 1;
    return { ...result, hasStalled };
  }

  async #connect(): Promise<SMTPConnection> {
    if (performance.now() < this.#restsUntil) throw this.#lastFault;
    try {
      const connection = await openConnection(this.#server, this.#auth, this.#deadlineMs);
      // Without its offer of STARTTLS a later connection would send the password in the clear.
      if (connection.secure) this.#server = { ...this.#server, requireTLS: true };
      return connection;
    } catch (error) {
      this.#narrow(error as Error);
      throw error;
    }
  }

  #narrow(fault: Error): void {
    this.#lastFault = fault;
    // Several connections that fail together count once.
    if (performance.now() < this.#restsUntil) return;
    this.#restsUntil = performance.now() + this.#options.rest;
    this.#width = Math.max(1, this.#width >> 1);
    this.#good = 0;
  }

  #widen(): void {
    this.#good += 1;
    if (this.#width >= this.#options.connections || this.#good < goodForOneMore) return;
    this.#good = 0;
    this.#width += 1;
  }

  #keep(connection: SMTPConnection): void {
    if (connection.destroyed) return;
    const sent = (this.#sent.get(connection) ?? 0) + 1;
    this.#sent.set(connection, sent);
    const isNeeded = this.#idle.length + this.#inUse.size - this.#stalled < this.#width;
    if (sent < messagesPerConnection && isNeeded) this.#idle.push(connection);
    else connection.quit();
  }

  #takeIdle(): SMTPConnection | undefined {
    for (let stored = this.#idle.pop(); stored; stored = this.#idle.pop()) if (!stored.destroyed) return stored;
    return undefined;
  }

  /** The most recently used connection is taken first, so the first ones in the list are not needed. */
  #closeHalf(): void {
    for (const connection of this.#idle.splice(0, Math.ceil(this.#idle.length / 2))) connection.quit();
  }
}
