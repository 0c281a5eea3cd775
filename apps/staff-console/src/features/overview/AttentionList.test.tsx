// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Attention } from '@workspace/contracts/overview';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { AttentionList } from './AttentionList.tsx';

const one = (kind: Attention['kind'], title: string): Attention => ({
  kind,
  total: 1,
  items: [{ id: title, title, at: '2026-11-24T09:00:00Z', count: null }],
});

describe('AttentionList', () => {
  it('leaves the focus on a line when all lines of another kind are done', async () => {
    const { render } = mountIn(document.body.appendChild(document.createElement('div')));
    const show = (attention: Attention[]) =>
      render(
        <MemoryRouter>
          <AttentionList attention={attention} />
        </MemoryRouter>,
      );
    const failed = one('failed_linkedin_posts', 'Failed overnight');
    await show([one('late_requests', 'Marlene Morning'), failed]);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Failed overnight')!;
    link.focus();
    await show([failed]);
    expect(document.activeElement).toBe(link);
  });
});
