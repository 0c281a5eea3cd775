import { describe, expect, it } from 'vitest';
import { folderProblem } from './folder-problem.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: mkdir '/releases'`), { code });

describe('folderProblem', () => {
  it.each([
    ['EROFS', 'cannot be read and written. Mount it writable, for the user of this process, or correct the variable'],
    ['EACCES', 'cannot be read and written. Mount it writable, for the user of this process, or correct the variable'],
    ['ENOSPC', 'has no space left. Free some'],
  ])('says what to do about %s', (code, advice) =>
    expect(folderProblem('/releases', failed(code)).message).toBe(
      `The folder /releases in CONSOLE_RELEASES ${advice} (${code}).`,
    ),
  );

  it('leaves an error that speaks for itself', () => {
    const error = new Error('There is no release x.');
    expect(folderProblem('/releases', error)).toBe(error);
  });
});
