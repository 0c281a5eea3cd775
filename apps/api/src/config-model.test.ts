import { expect, it } from 'vitest';
import * as z from 'zod';
import { modelConfigOf, modelEnvironment } from './config-model.ts';

const read = (environment: Record<string, string>) => modelConfigOf(z.object(modelEnvironment).parse(environment));

it('without settings there is no model, and what to set is known', () => {
  expect(read({})).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: '',
    name: '',
    seconds: 120,
    dailyLimit: 50,
    missing: ['MODEL_API_KEY', 'MODEL_NAME'],
  });
});

it('takes a blank key for one that is missing', () => {
  expect(read({ MODEL_API_KEY: ' ', MODEL_NAME: 'm' })).toMatchObject({ missing: ['MODEL_API_KEY'] });
});

it('any compatible address will do, and what is none is refused', () => {
  const set = { MODEL_API_KEY: 'k', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://localhost:11434/v1', MODEL_SECONDS: '30' };
  expect(read(set)).toMatchObject({ baseUrl: 'http://localhost:11434/v1', seconds: 30, missing: [] });
  expect(() => read({ MODEL_BASE_URL: 'localhost' })).toThrow('has to be an http or https address');
});
