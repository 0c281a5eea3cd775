// @vitest-environment jsdom
import { Transforms, type Range } from 'slate';
import { describe, expect, it } from 'vitest';
import { createConsoleEditor } from '../../editor/create-console-editor.ts';
import { valueOf } from '../../editor/rich-text-value.ts';
import { flowTextOf } from './flow-text.ts';
import { targetAt } from './target.ts';

const html =
  '<p>Seal early.</p><hr><p>Wet lanes.</p><figure><img src="/media/a/b.jpg" alt="Old"><figcaption>Mill Road</figcaption></figure>';
const at = (path: number[], offset: number) => ({ path, offset });

function targetOf(selection: Range | undefined) {
  const editor = createConsoleEditor();
  editor.children = valueOf(html);
  if (selection) Transforms.select(editor, selection);
  return targetAt(editor, flowTextOf(editor.children));
}
const between = (anchor: Range['anchor'], focus: Range['focus']): Range => ({ anchor, focus });

describe('targetAt', () => {
  it.each([
    ['the selected words', between(at([0, 0], 0), at([0, 0], 4)), 'Seal'],
    ['a selection from its end', between(at([0, 0], 4), at([0, 0], 0)), 'Seal'],
    ['a paragraph selected by three clicks', between(at([0, 0], 0), at([1, 0], 0)), 'Seal early.'],
    ['the paragraph at the cursor', between(at([2, 0], 3), at([2, 0], 3)), 'Wet lanes.'],
  ])('takes %s', (_case, selection, quote) => {
    expect(targetOf(selection)).toMatchObject({ passage: { anchor: { quote } }, isReplaceable: true });
  });

  it('takes words of several paragraphs, which no suggestion can replace', () => {
    const { passage, isReplaceable } = targetOf(between(at([0, 0], 5), at([2, 0], 4)));
    expect(passage?.anchor.quote).toBe('early.\nWet');
    expect(isReplaceable).toBe(false);
  });

  it('takes the picture at the cursor, with its caption', () => {
    expect(targetOf(between(at([3, 0], 2), at([3, 0], 2)))).toMatchObject({
      passage: { anchor: { quote: 'Mill Road' } },
      picture: { anchor: { field: 'alt', quote: 'Old', pictureUrl: '/media/a/b.jpg' }, caption: 'Mill Road' },
    });
  });

  it('takes nothing without a selection', () => {
    const nothing = { passage: undefined, picture: undefined, isTooLong: false, isReplaceable: false };
    expect(targetOf(undefined)).toEqual(nothing);
  });
});
