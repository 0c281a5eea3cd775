import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseVariables } from './parse-variables.ts';
import { checkStopVariables, stopVariables } from './stop-settings.ts';

const Environment = z.object(stopVariables).superRefine(checkStopVariables);

describe('stopVariables', () => {
  it.each([
    [{ STOP_SECONDS: '0' }, 'STOP_SECONDS: has to be at least 1'],
    [{ STOP_SECONDS: '10', DRAIN_SECONDS: '10' }, 'DRAIN_SECONDS: has to be less than STOP_SECONDS'],
  ])('names only the wrong variable of %j', (given, fault) => {
    expect(() => parseVariables('The part', Environment, given)).toThrow(`The part cannot start: ${fault}.`);
  });
});
