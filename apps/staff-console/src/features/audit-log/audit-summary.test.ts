import { describe, expect, it } from 'vitest';
import { auditSummary } from './audit-summary.ts';

const created = (field: string, after: string) => ({ field, before: null, after });
const post = { kind: 'post', id: '1', listId: null, name: 'Cracks' } as const;
const many = ['excerpt', 'category', 'tags', 'author', 'readTime', 'title'].map((field) => created(field, field));

describe('auditSummary', () => {
  it('names what was created, a redirect by its path', () => {
    const changes = [created('from', '/old'), created('to', '/faq')];
    expect(auditSummary({ action: 'createRedirect', changes, subject: null })).toBe('Create redirect: /old');
    expect(auditSummary({ action: 'createPost', changes: many, subject: null })).toBe('Create post: title');
  });

  it('leaves the name to the row of a thing that still exists', () => {
    expect(auditSummary({ action: 'createPost', changes: many, subject: post })).toBe('Create post');
  });

  it('lists four fields of a change, each once, and counts the others', () => {
    const changes = [...many, created('title', 'again')];
    expect(auditSummary({ action: 'changePost', changes, subject: post })).toMatch(
      /^Change post: (?:[^,]+, ){3}[^,]+ and 2 more$/,
    );
    expect(auditSummary({ action: 'logout', changes: [], subject: null })).toBe('Signed out');
  });
});
