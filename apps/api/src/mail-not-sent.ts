import type { SubmissionResult } from './adapters/mail-transport.ts';

/** A message that the mail server did not accept, or may not have accepted: `uncertain`. */
export class MailNotSent extends Error {
  readonly outcome: SubmissionResult['outcome'];
  /** The response of the server to a step, when there was one. */
  readonly responseCode: number | undefined;
  readonly command: string | undefined;

  constructor({ outcome, answer, rejection }: SubmissionResult) {
    super(answer);
    this.name = 'MailNotSent';
    this.outcome = outcome;
    this.responseCode = rejection?.code;
    this.command = rejection?.command;
  }
}
