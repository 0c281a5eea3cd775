import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { describe, expect, it } from 'vitest';
import { responseSeconds } from './response-seconds.ts';

const secondsOf = responseSeconds(everyEndpoint);

describe('responseSeconds', () => {
  it.each([
    ['POST', '/api/ai/generate-blog', 630],
    ['POST', '/api/ai/generate-title', 630],
    ['GET', '/api/ai/status', 60],
    ['POST', '/api/email-lists/0195/imports', 600],
    ['GET', '/api/email-lists/0195/imports', 60],
    ['POST', '/api/email-lists/0195/imports/more', 60],
    ['GET', '/api/blog-posts', 60],
    ['GET', '/api/nothing', 60],
  ])('allows %s %s %d seconds', (method, path, seconds) => expect(secondsOf(method, path)).toBe(seconds));
});
