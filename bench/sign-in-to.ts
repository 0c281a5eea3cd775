import type { Page } from 'playwright';

/** Signs a staff member in, and stores a draft of these paragraphs. Returns its id. */
export async function signInTo(page: Page, paragraphs: readonly string[], slug: string): Promise<string> {
  const form = await page.request.get('/api/login');
  await page.request.post(form.url(), { form: { email: 'ada@lanesight.ai', verified: 'on' } });
  const data = {
    title: 'A long post',
    slug,
    category: 'Smart Cities',
    date: 'May 1, 2026',
    readTime: '20 min read',
    excerpt: 'Long.',
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    status: 'draft',
  };
  const response = await page.request.post('/api/blog-posts', { data, headers: { accept: 'application/json' } });
  const { post } = (await response.json()) as { post: { id: string } };
  return post.id;
}
