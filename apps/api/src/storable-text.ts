/** Returns a text from outside as PostgreSQL can store it: without NUL and halves of surrogate pairs, at most this long. */
export const storableText = (text: string, maxLength?: number): string =>
  text.replaceAll('\0', '').slice(0, maxLength).toWellFormed();
