import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { modelConfigOf, modelEnvironment } from './config-model.ts';

const read = (environment: Record<string, string>) => modelConfigOf(z.object(modelEnvironment).parse(environment));

describe('model configuration', () => {
  it('lists the missing variables when nothing is set', () => {
    expect(read({})).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: '',
      name: '',
      seconds: 120,
      dailyLimit: 50,
      missing: ['MODEL_API_KEY', 'MODEL_NAME'],
    });
  });

  it('treats a blank key as missing', () => {
    expect(read({ MODEL_API_KEY: ' ', MODEL_NAME: 'm' })).toMatchObject({ missing: ['MODEL_API_KEY'] });
  });

  it('accepts any compatible URL and rejects an invalid one', () => {
    const set = {
      MODEL_API_KEY: 'k',
      MODEL_NAME: 'm',
      MODEL_BASE_URL: 'http://localhost:11434/v1',
      MODEL_SECONDS: '30',
    };
    expect(read(set)).toMatchObject({ baseUrl: 'http://localhost:11434/v1', seconds: 30, missing: [] });
    expect(() => read({ MODEL_BASE_URL: 'localhost' })).toThrow('has to be an http or https address');
  });
});
