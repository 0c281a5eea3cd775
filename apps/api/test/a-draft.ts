import type { BlogPostDraft } from '@workspace/contracts/post-content';

/** A typical post by an editor. */
export const draft: BlogPostDraft = {
  title: 'Counting cracks',
  slug: 'counting-cracks',
  category: 'Field Assessment',
  date: 'January 22, 2025',
  readTime: '5 min read',
  excerpt: 'How to count.',
  content: '<p>One by one.</p>',
};
