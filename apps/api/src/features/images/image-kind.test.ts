import { describe, expect, it } from 'vitest';
import { isAlsoSomethingElse } from './image-kind.ts';

const photoWith = (text: string) => Buffer.from(`\xff\xd8\xff\xe0 pixels ${text} pixels`, 'latin1');

describe('isAlsoSomethingElse', () => {
  it.each(['<svg>', '<SVG onload=x>', '<svg/onload=x>', '<svg\nid=a>', '<script>', '<html ', '<?php '])(
    'finds the markup %j in a picture',
    (text) => {
      expect(isAlsoSomethingElse(photoWith(text))).toBe(true);
    },
  );

  // One photo of 5 MB in a hundred has these four letters among its pixels.
  it.each(['<sVg\xc1', '<SvG\x01', '<svgx'])('takes the pixels %j for no markup', (text) => {
    expect(isAlsoSomethingElse(photoWith(text))).toBe(false);
  });
});
