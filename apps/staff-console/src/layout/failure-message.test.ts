import { describe, expect, it } from 'vitest';
import { ApiError, UnexplainedError } from '@workspace/contracts/endpoint/api-error';
import { failureMessage } from './failure-message.ts';

const fallback = 'Failed to create email list';

describe('failure message', () => {
  it("is the server's message", () =>
    expect(failureMessage(new ApiError(409, 'name_taken', 'This name is taken.'), fallback)).toBe(
      'This name is taken.',
    ));

  it.each([new UnexplainedError(502, 'unexpected', 'No reason'), new ApiError(500, 'unexpected', ''), new TypeError()])(
    'is the fallback without a message of the server: %s',
    (thrown) => expect(failureMessage(thrown, fallback)).toBe(fallback),
  );

  it('says how to sign in again after the session ended', () =>
    expect(failureMessage(new ApiError(401, 'not_signed_in', 'Sign in to continue.'), fallback)).toBe(
      'You were signed out. Sign in again in another tab, come back and try again.',
    ));
});
