import { describe, expect, it } from 'vitest';
import { readEvalConfig } from './config.ts';

describe('readEvalConfig', () => {
  it('takes all cases and the model of the sandbox by default', () =>
    expect(readEvalConfig([], { MODEL_API_KEY: '' })).toEqual({
      topics: Infinity,
      attempts: Infinity,
      concurrency: 4,
      model: undefined,
    }));

  it('reads the options and the model of the API', () => {
    const environment = { MODEL_API_KEY: 'k', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://localhost:11434/v1' };
    const config = readEvalConfig(['--topics', '5', '--attempts=0', '--concurrency', '2'], environment);
    expect(config).toMatchObject({ topics: 5, attempts: 0, concurrency: 2 });
    expect(config.model).toMatchObject({ apiKey: 'k', name: 'm', baseUrl: 'http://localhost:11434/v1', missing: [] });
  });

  it.each([
    [['--topics', 'many'], {}, '--topics has to be a number'],
    [['--concurrency', '0'], {}, 'concurrency'],
    [['--unknown'], {}, '--unknown'],
    [[], { MODEL_NAME: 'm' }, 'Set MODEL_API_KEY too'],
    [[], { MODEL_BASE_URL: 'http://localhost/v1' }, 'Set MODEL_API_KEY and MODEL_NAME too'],
    [[], { MODEL_API_KEY: 'k', MODEL_NAME: 'm', MODEL_BASE_URL: 'ftp://x' }, 'MODEL_BASE_URL'],
  ])('rejects %j with %j', (args, environment, message) =>
    expect(() => readEvalConfig(args, environment)).toThrow(message),
  );
});
