import { DomainError } from '../../domain-error.ts';

/** Thrown for a file that cannot be imported. */
export class UnreadableFile extends DomainError<'no_rows' | 'no_email_column' | 'unreadable'> {}
