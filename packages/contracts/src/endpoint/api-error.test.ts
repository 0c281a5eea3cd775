import { describe, expect, it } from 'vitest';
import { changePost, createPost, getPost } from '../managed-posts.ts';
import {
  ApiError,
  apiError,
  generalErrors,
  isApiError,
  isMissingStatus,
  parseSerializedApiError,
  statusOfCode,
} from './api-error.ts';

describe('ApiError', () => {
  it('has a status, a code, a message and fields', () => {
    const error = new ApiError(409, 'slug_taken', 'This slug is taken.', { slug: 'Taken' });
    expect(error).toBeInstanceOf(Error);
    expect({ ...error, message: error.message }).toEqual({
      name: 'ApiError',
      status: 409,
      code: 'slug_taken',
      message: 'This slug is taken.',
      fields: { slug: 'Taken' },
    });
    expect(new ApiError(404, 'not_found', 'None.').fields).toEqual({});
  });
});

describe('statusOfCode', () => {
  it('knows the general codes at every endpoint', () =>
    expect(Object.keys(generalErrors).map((code) => [code, statusOfCode(getPost, code)])).toEqual([
      ['invalid_input', 400],
      ['not_signed_in', 401],
      ['not_allowed', 403],
      ['sign_in_again', 403],
      ['not_found', 404],
      ['too_large', 413],
      ['unsupported_type', 415],
      ['too_many_requests', 429],
      ['unexpected', 500],
      ['unavailable', 503],
    ]));

  it("knows an endpoint's own codes at that endpoint only", () => {
    expect(statusOfCode(changePost, 'changed_meanwhile')).toBe(409);
    expect(statusOfCode(createPost, 'changed_meanwhile')).toBeUndefined();
    expect(statusOfCode(getPost, 'toString')).toBeUndefined();
  });
});

describe('apiError', () => {
  it('takes its status from the code', () => {
    expect(apiError(changePost, 'too_complex', 'Too deep.', { content: 'Deep' })).toMatchObject({
      status: 422,
      code: 'too_complex',
      message: 'Too deep.',
      fields: { content: 'Deep' },
    });
    expect(apiError(getPost, 'not_found', 'None.').status).toBe(404);
  });

  it('has status 500 for a code that the endpoint does not declare', () =>
    expect(apiError(getPost, 'made_up' as 'not_found', 'None.').status).toBe(500));
});

it('isApiError tells API errors from bugs', () => {
  expect(isApiError(getPost, new ApiError(404, 'not_found', 'None.'))).toBe(true);
  expect(isApiError(getPost, new TypeError('bug'))).toBe(false);
});

it.each([
  [404, true],
  [410, true],
  [403, false],
  [500, false],
])('isMissingStatus(%i) is %j', (status, isMissing) => expect(isMissingStatus(status)).toBe(isMissing));

describe('parseSerializedApiError', () => {
  it('returns the error of a cache entry', () => {
    const apiError = { status: 410, code: 'gone', message: 'Deleted.' };
    expect(parseSerializedApiError({ apiError })).toBeInstanceOf(ApiError);
    expect(parseSerializedApiError({ apiError })).toMatchObject(apiError);
  });

  it.each([undefined, null, 'text', 3, {}, { status: 410 }, []])('returns undefined for %j', (entry) =>
    expect(parseSerializedApiError(entry)).toBeUndefined(),
  );
});
