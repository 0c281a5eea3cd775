import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/** One message ready for submission: the envelope and all of its bytes. */
export interface ReadyMessage {
  from: string;
  to: string;
  content: Buffer;
}

/** The server's response code, and the SMTP command that it answered. */
interface Rejection {
  code: number;
  command: string;
}

/**
 * A fault of the transport itself, which other messages would get too: no connection, its credentials, its rate.
 * `isDown`: nothing can be submitted now. `restMs`: milliseconds that the service asks to wait.
 */
export interface TransportFault {
  isDown: boolean;
  restMs?: number | undefined;
}

/**
 * The result of a submission with the server's response, and the cause of a failure. `refused`: permanently rejected,
 * with `isDeadAddress` when the address does not exist. `deferred`: certainly not accepted, to be retried later. `uncertain`: the message was
 * sent, and no response came. `recalled`: it was recalled before it reached a connection. A `deferred` message with a
 * fault of the transport may be submitted by another transport at once.
 */
export type SubmissionResult = {
  answer: string;
  rejection?: Rejection;
  failure?: ReplyKind;
  transportFault?: TransportFault;
} & (
  | { outcome: 'handed_over' | 'deferred' | 'uncertain' | 'recalled' }
  | { outcome: 'refused'; isDeadAddress: boolean }
);

export interface SubmissionControl {
  /** Recalls the message while it waits for a connection. */
  recall: AbortSignal;
  /**
   * Called before the first byte of the message leaves, once for each transport that it reaches. False recalls the
   * message.
   */
  permission: () => Promise<boolean>;
  /**
   * Called again and again while the server has not responded to the recipient for long. True gives the message up: it is
   * deferred, as no byte of it has left.
   */
  givesUp?: () => Promise<boolean>;
}

export const recalled: SubmissionResult = { outcome: 'recalled', answer: 'Recalled before it was submitted' };

/** Submits a message once. Never rejects. */
export type SubmitMessage = (message: ReadyMessage, control?: SubmissionControl) => Promise<SubmissionResult>;

/** The service that takes composed and signed messages, single ones and those of campaigns. */
export interface MailTransport {
  submit: SubmitMessage;
  /** Ends the idle connections. Messages in flight are finished. */
  close: () => void;
  /** Ends everything immediately. A message without a response is uncertain, and no more are submitted. */
  giveUp: () => void;
}
