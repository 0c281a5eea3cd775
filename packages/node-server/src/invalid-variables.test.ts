import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { invalidVariables } from './invalid-variables.ts';

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  ROLE: z.enum(['http', 'worker']),
  ADDRESS: z.url({ error: 'has to be an address' }),
});
const sentence = (given: Record<string, string>) =>
  invalidVariables('The part', Environment.safeParse(given).error!, given);

describe('variablesAtFault', () => {
  it('names missing variables', () => {
    expect(sentence({})).toBe('The part cannot start: PORT is not set; ROLE is not set; ADDRESS is not set.');
  });

  it.each([
    ['PORT', 'x', 'has to be a number'],
    ['PORT', '1.5', 'has to be a whole number'],
    ['PORT', '0', 'has to be at least 1'],
    ['PORT', '70000', 'has to be at most 65535'],
    ['ROLE', 'all', 'has to be http or worker'],
    ['ADDRESS', 'x', 'has to be an address'],
  ])('states the requirement of %s for the value %j', (name, value, reason) => {
    const given = { PORT: '1', ROLE: 'http', ADDRESS: 'https://a.example', [name]: value };
    expect(sentence(given)).toBe(`The part cannot start: ${name}: ${reason}.`);
  });
});
