import type { AiDraft } from '@workspace/contracts/ai-drafts';

/** A draft without a fault for the tests of the scorers. */
export const goodDraft = (change: Partial<AiDraft> = {}): AiDraft => ({
  title: 'Seal cracks before the frost',
  category: 'Maintenance Strategy',
  excerpt: 'Water breaks a road from below. Sealing keeps it out while the base is still sound.',
  readTime: '1 min read',
  tags: ['sealing', 'winter'],
  content: [
    '<p>Water finds every crack. A sealed surface lasts.</p>',
    '<h2>Water comes first</h2><p>The base softens.</p><p>Then the surface gives way.</p>',
    '<h2>Order the work</h2><p>Begin with sound streets.</p><h3>By day</h3><ul><li>Dry cracks only</li></ul>',
    '<h2>Show the record</h2><p>Pictures end a dispute.</p>',
  ].join(''),
  ...change,
});
