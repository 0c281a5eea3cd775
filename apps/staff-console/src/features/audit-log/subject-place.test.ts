import { describe, expect, it } from 'vitest';
import { auditSubjectKinds, type AuditSubject } from '@workspace/contracts/audit-log';
import { pages } from '../../pages.ts';
import { subjectPlace } from './subject-place.ts';

const subject: AuditSubject = { kind: 'post', id: '1', listId: '2', name: 'a+b@example.org' };

describe('subjectPlace', () => {
  it.each(auditSubjectKinds)('leads to a page that exists for %s', (kind) => {
    const { page = '' } = subjectPlace({ ...subject, kind });
    const patterns = pages.map(
      ({ path }) => new RegExp(`^${path.replace('/:id?', '(?:/\\w+)?').replace(':id', '\\w+')}$`),
    );
    expect(patterns.some((pattern) => pattern.test(page.replace(/\?.*/, '')))).toBe(true);
  });

  it('finds a subscriber in the list by address', () => {
    expect(subjectPlace({ ...subject, kind: 'subscriber' }).page).toBe('lists/2?search=a%2Bb%40example.org');
  });

  it('has no page for a kind that it does not know', () => {
    expect(subjectPlace({ ...subject, kind: 'later' as never }).page).toBeUndefined();
  });
});
