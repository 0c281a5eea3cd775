import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { parseVariables } from './parse-variables.ts';

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  ROLE: z.enum(['http', 'worker']),
  ADDRESS: z.url({ error: 'has to be an address' }),
});
const complete = { PORT: '1', ROLE: 'http', ADDRESS: 'https://a.example' };
const parsing = (given: Record<string, string>) => () => parseVariables('The part', Environment, given);

describe('parseVariables', () => {
  it('returns the parsed variables', () => {
    expect(parsing(complete)()).toEqual({ ...complete, PORT: 1 });
  });

  it('names missing variables', () => {
    expect(parsing({ ADDRESS: 'https://a.example' })).toThrow(
      /^The part cannot start: PORT is not set; ROLE is not set\.$/,
    );
  });

  const requirements = [
    ['PORT', 'x', 'has to be a number'],
    ['PORT', '1.5', 'has to be a whole number'],
    ['PORT', '0', 'has to be at least 1'],
    ['PORT', '70000', 'has to be at most 65535'],
    ['ROLE', 'all', 'has to be http or worker'],
    ['ADDRESS', 'x', 'has to be an address'],
  ] as const;

  it.each(requirements)('states the requirement of %s for the value %j', (name, value, reason) => {
    expect(parsing({ ...complete, [name]: value })).toThrow(`The part cannot start: ${name}: ${reason}.`);
  });

  it('states the same requirements in a process with a wording of its own', () => {
    const before = z.config();
    onTestFinished(() => void z.config({ customError: before.customError }));
    z.config({ customError: () => 'This is wrong' });
    for (const [name, value, reason] of requirements)
      expect(parsing({ ...complete, [name]: value })).toThrow(`${name}: ${reason}.`);
  });
});
