/** A file that cannot be imported at all. `code` is that of the endpoint's rejection. */
export class UnreadableFile extends Error {
  readonly code: 'no_rows' | 'no_email_column' | 'unreadable';

  constructor(code: UnreadableFile['code'], message: string) {
    super(message);
    this.code = code;
  }
}
