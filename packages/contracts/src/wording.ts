import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** Sets the messages of schema rules without their own: zod/mini has none. Call once at startup. */
export function setWording(): void {
  z.config({
    ...en(),
    customError: (issue) => (issue.code === 'invalid_type' ? typeMessage(issue.expected, issue.input) : undefined),
  });
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function typeMessage(expected: string, input: unknown): string | undefined {
  if (input === undefined) return 'Required';
  return typeNames[expected] && `This has to be ${typeNames[expected]}`;
}
