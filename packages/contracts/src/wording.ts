import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** The words of a rule that brings none of its own: zod/mini has none. Call once, where a process starts. */
export function setWording(): void {
  z.config({
    ...en(),
    customError: (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? 'Required' : undefined),
  });
}
