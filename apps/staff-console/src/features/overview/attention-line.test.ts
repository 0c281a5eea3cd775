import { describe, expect, it } from 'vitest';
import { attentionKinds } from '@workspace/contracts/overview';
import { pages } from '../../pages.ts';
import { attentionLine, attentionList } from './attention-line.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const item = { id: 'one', title: 'Ada King', at: '2026-11-24T09:00:00Z', count: null };

describe('attentionLine', () => {
  it('says how late a request is, and how long another has', () => {
    expect(attentionLine('late_requests', item, now)).toMatchObject({ tone: 'danger', state: 'Late 3 h' });
    expect(attentionLine('soon_late_requests', { ...item, at: '2026-11-24T14:30:00Z' }, now).state).toBe('2 h left');
  });

  it('names the part of the product whose settings are missing', () => {
    const missing = { id: 'model', title: 'MODEL_API_KEY', at: null, count: null };
    expect(attentionLine('missing_settings', missing, now)).toMatchObject({
      title: 'AI drafts',
      sentence: 'needs MODEL_API_KEY',
    });
  });

  it('tells a claim that ended from one that will', () => {
    expect(attentionLine('expiring_claims', item, now).state).toBe('Expired');
    expect(attentionLine('expiring_claims', { ...item, at: '2026-12-04T12:00:00Z' }, now).state).toBe('10 days left');
  });

  it('finds the row of a post by its title', () => {
    const failed = { ...item, title: 'Cracks & holes' };
    expect(attentionLine('failed_linkedin_posts', failed, now).page).toBe('blog?search=Cracks%20%26%20holes');
  });

  it.each(attentionKinds)('leads to a list of every %s that exists', (kind) => {
    const [page = ''] = attentionList(kind).split('?');
    expect(pages.some(({ path }) => path.replace('/:id?', '') === page)).toBe(true);
  });

  it.each(attentionKinds)('ends in one thing to do for %s', (kind) => {
    const line = attentionLine(kind, { ...item, count: 2 }, now);
    expect([line.action, line.page, line.state].every(Boolean)).toBe(true);
  });
});
