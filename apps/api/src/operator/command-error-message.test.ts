import { describe, expect, it } from 'vitest';
import { commandErrorMessage } from './command-error-message.ts';

const failing = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('message of a failed command', () => {
  it('says what to do about a file that cannot be written', () => {
    const fields = { code: 'EROFS', syscall: 'open', path: '/backups/a.partial' };
    expect(commandErrorMessage(failing("EROFS: read-only file system, open '/backups/a.partial'", fields))).toBe(
      '/backups/a.partial cannot be opened (EROFS). Correct the permissions of its folder, or name another one.',
    );
  });

  it('says what to do about a full disk', () =>
    expect(
      commandErrorMessage(failing('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' })),
    ).toBe('The disk is full (ENOSPC: no space left on device, write). Free some space, or name another folder.'));

  it('names an unknown host, and not the address to listen on', () => {
    const fields = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 's3.example.com' };
    expect(commandErrorMessage(failing('getaddrinfo ENOTFOUND s3.example.com', fields))).toBe(
      'There is no host s3.example.com (ENOTFOUND). Correct the variable that names it.',
    );
  });

  it('is the message of any other error', () => {
    expect(commandErrorMessage(new Error('The backup is damaged.'))).toBe('The backup is damaged.');
    expect(commandErrorMessage('text')).toBe('text');
  });
});
