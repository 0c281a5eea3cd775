import { describe, expect, it } from 'vitest';
import { pages } from '../../pages.ts';
import { actionCommands, matchingCommands, pageCommands, permittedCommands } from './fixed-commands.ts';

describe('matchingCommands', () => {
  const labels = (search: string) => matchingCommands(pageCommands, search).map(({ label }) => label);

  it('finds every word in any order and case, in the label or the hint', () => {
    expect(labels('POSTS sched')).toEqual(['Scheduled posts']);
    expect(labels('one address')).toEqual(['Did they get it?']);
    expect(labels('audit')).toEqual(['Audit log']);
  });

  it('returns all commands without a search', () => {
    expect(labels(' ')).toHaveLength(pageCommands.length);
  });
});

describe('permittedCommands', () => {
  it.each([
    ['owner', ['Create New Post', 'AI Create', 'Create Campaign', 'Create List', 'Create Segment']],
    ['editor', ['Create New Post', 'AI Create']],
    ['sender', ['Create Campaign', 'Create List', 'Create Segment']],
    ['answerer', []],
    ['viewer', []],
  ] as const)('leaves the %s the actions of the role', (role, actions) => {
    const labels = permittedCommands(actionCommands, role).map(({ label }) => label);
    expect(labels).toEqual([...actions, 'Back to Home', 'Sign out']);
  });

  it('leaves pages that only owners see to owners', () => {
    const pageCount = (role: 'owner' | 'viewer') => permittedCommands(pageCommands, role).length;
    expect(pageCount('owner')).toBe(pageCommands.length);
    const labels = permittedCommands(pageCommands, 'viewer').map(({ label }) => label);
    expect(labels).not.toEqual(expect.arrayContaining(['Audit log']));
    expect(pageCount('viewer')).toBe(pageCommands.length - 3);
  });
});

describe('the fixed commands', () => {
  const commands = [...pageCommands, ...actionCommands];

  it('lead to pages that exist', () => {
    const paths = new Set(pages.map(({ path }) => path.replace(/\/:\w+\?$/, '').replace(/:\w+$/, 'new')));
    const missing = commands.filter(({ page }) => page !== undefined && !paths.has(page.replace(/\?.*/, '')));
    expect(missing).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  });
});
