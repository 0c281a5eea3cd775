import { describe, expect, it } from 'vitest';
import { htmlDepth } from './html-depth.ts';

describe('htmlDepth', () => {
  it.each([
    ['no element', 'words', 0],
    ['elements side by side', '<p>a</p><p>b</p>', 1],
    ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', 4],
    ['ends that a comment hides', '<div><!--</div>-->'.repeat(200), 200],
    ['ends that an attribute hides', '<div title="</div>">'.repeat(200), 200],
    ['ends that a style hides', `${'<div>'.repeat(200)}<style>${'</div>'.repeat(200)}</style>`, 201],
  ])('counts %s', (_case, html, depth) => expect(htmlDepth(html)).toBe(depth));
});
