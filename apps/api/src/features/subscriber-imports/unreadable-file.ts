/** Thrown for a file that cannot be imported. `code` is the endpoint's error code. */
export class UnreadableFile extends Error {
  readonly code: 'no_rows' | 'no_email_column' | 'unreadable';

  constructor(code: UnreadableFile['code'], message: string) {
    super(message);
    this.code = code;
  }
}
