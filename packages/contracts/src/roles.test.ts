import { describe, expect, it } from 'vitest';
import { deniedMessage, isPermitted } from './roles.ts';

describe('roles', () => {
  it('let everybody on staff read what is not for owners', () => {
    expect(isPermitted('viewer', 'contacts:read')).toBe(true);
    expect(isPermitted('viewer', 'audit-log:read')).toBe(false);
    expect(isPermitted('owner', 'audit-log:read')).toBe(true);
  });

  it('let a role change its own resources', () => {
    expect(isPermitted('sender', 'email-lists:write')).toBe(true);
    expect(isPermitted('sender', 'blog-posts:write')).toBe(false);
    expect(isPermitted('answerer', 'contacts:write')).toBe(true);
  });

  it('explain themselves', () => {
    expect(deniedMessage('editor', 'webhooks:write')).toBe(
      'Your role, editor, cannot see webhooks. Ask an owner for the role owner.',
    );
    expect(deniedMessage('viewer', 'suppressions:write')).toBe(
      'Your role, viewer, lets you look at suppressed addresses, but not change them. Ask an owner for the role sender.',
    );
  });
});
