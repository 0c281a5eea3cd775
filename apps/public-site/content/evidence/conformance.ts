/** How a success criterion was checked. */
export const checks = {
  axe: 'axe on every page: light and dark, 360 and 1,280 px',
  keys: 'Tab walk through every page, keyboard tests of menus, drawer and forms',
  markup: 'HTML validator on every page',
  widths:
    'Tests of every page at 320 px with wide spacing of text, and of some in forced colors; every page at 360 px by axe',
  script: 'Tests with script switched off',
  review: 'Review of the code and its texts, by its authors',
} as const;

type Check = keyof typeof checks;

/** `untested`: nobody has looked at it in the way that it needs. */
export type Result = 'supports' | 'partial' | 'none' | 'untested';

/** One success criterion of WCAG 2.2. */
export type Criterion = readonly [
  number: string,
  name: string,
  level: 'A' | 'AA',
  result: Result,
  by: readonly Check[],
  note?: string,
];

interface Principle {
  readonly name: string;
  readonly criteria: readonly Criterion[];
}

const noMedia =
  'Our pages have no audio or video of their own. An article can play one from another site after a click.';

/** The result for each success criterion of levels A and AA. */
export const principles: readonly Principle[] = [
  {
    name: 'Perceivable',
    criteria: [
      ['1.1.1', 'Non-text content', 'A', 'supports', ['axe', 'review']],
      ['1.2.1', 'Audio-only and video-only', 'A', 'none', ['review'], noMedia],
      ['1.2.2', 'Captions (prerecorded)', 'A', 'untested', [], 'Depends on the linked video.'],
      ['1.2.3', 'Audio description or media alternative', 'A', 'untested', [], 'Depends on the linked video.'],
      ['1.2.4', 'Captions (live)', 'AA', 'none', ['review'], noMedia],
      ['1.2.5', 'Audio description (prerecorded)', 'AA', 'untested', [], 'Depends on the linked video.'],
      ['1.3.1', 'Info and relationships', 'A', 'supports', ['axe', 'markup']],
      ['1.3.2', 'Meaningful sequence', 'A', 'supports', ['script', 'review']],
      ['1.3.3', 'Sensory characteristics', 'A', 'supports', ['review']],
      ['1.3.4', 'Orientation', 'AA', 'supports', ['widths']],
      ['1.3.5', 'Identify input purpose', 'AA', 'supports', ['axe', 'markup']],
      ['1.4.1', 'Use of color', 'A', 'supports', ['axe', 'review'], 'A rating is printed beside its color.'],
      ['1.4.2', 'Audio control', 'A', 'none', ['review'], noMedia],
      ['1.4.3', 'Contrast (minimum)', 'AA', 'supports', ['axe']],
      ['1.4.4', 'Resize text', 'AA', 'supports', ['widths', 'review']],
      ['1.4.5', 'Images of text', 'AA', 'supports', ['review']],
      ['1.4.10', 'Reflow', 'AA', 'supports', ['widths'], 'Wide tables scroll by themselves.'],
      ['1.4.11', 'Non-text contrast', 'AA', 'supports', ['review']],
      [
        '1.4.12',
        'Text spacing',
        'AA',
        'supports',
        ['widths', 'review'],
        'At 320 px, too, no text is cut off, and no page scrolls sideways.',
      ],
      [
        '1.4.13',
        'Content on hover or focus',
        'AA',
        'supports',
        ['keys', 'review'],
        'On the map of the lab, the pointer can move into the box of a street. Escape hides it.',
      ],
    ],
  },
  {
    name: 'Operable',
    criteria: [
      ['2.1.1', 'Keyboard', 'A', 'supports', ['keys']],
      ['2.1.2', 'No keyboard trap', 'A', 'supports', ['keys']],
      ['2.1.4', 'Character key shortcuts', 'A', 'none', ['review'], 'Public pages have none.'],
      [
        '2.2.1',
        'Timing adjustable',
        'A',
        'partial',
        ['review'],
        'A message after a form leaves by itself; F8 reaches it before.',
      ],
      ['2.2.2', 'Pause, stop, hide', 'A', 'supports', ['review']],
      ['2.3.1', 'Three flashes', 'A', 'supports', ['review']],
      ['2.4.1', 'Bypass blocks', 'A', 'supports', ['axe', 'keys']],
      ['2.4.2', 'Page titled', 'A', 'supports', ['axe']],
      ['2.4.3', 'Focus order', 'A', 'supports', ['keys']],
      ['2.4.4', 'Link purpose (in context)', 'A', 'supports', ['axe', 'review']],
      ['2.4.5', 'Multiple ways', 'AA', 'supports', ['review'], 'Menus, sitemap, search of articles and questions.'],
      ['2.4.6', 'Headings and labels', 'AA', 'supports', ['axe', 'review']],
      ['2.4.7', 'Focus visible', 'AA', 'supports', ['keys']],
      ['2.4.11', 'Focus not obscured (minimum)', 'AA', 'supports', ['keys']],
      ['2.5.1', 'Pointer gestures', 'A', 'supports', ['review']],
      ['2.5.2', 'Pointer cancellation', 'A', 'supports', ['review']],
      ['2.5.3', 'Label in name', 'A', 'supports', ['axe']],
      ['2.5.4', 'Motion actuation', 'A', 'none', ['review'], 'Nothing reacts to motion of the device.'],
      ['2.5.7', 'Dragging movements', 'AA', 'supports', ['review']],
      ['2.5.8', 'Target size (minimum)', 'AA', 'supports', ['axe']],
    ],
  },
  {
    name: 'Understandable',
    criteria: [
      ['3.1.1', 'Language of page', 'A', 'supports', ['axe', 'markup']],
      ['3.1.2', 'Language of parts', 'AA', 'none', ['review'], 'All pages are in English.'],
      ['3.2.1', 'On focus', 'A', 'supports', ['keys']],
      ['3.2.2', 'On input', 'A', 'supports', ['keys']],
      ['3.2.3', 'Consistent navigation', 'AA', 'supports', ['review']],
      ['3.2.4', 'Consistent identification', 'AA', 'supports', ['review']],
      ['3.2.6', 'Consistent help', 'A', 'supports', ['review']],
      ['3.3.1', 'Error identification', 'A', 'supports', ['axe', 'keys']],
      ['3.3.2', 'Labels or instructions', 'A', 'supports', ['axe']],
      ['3.3.3', 'Error suggestion', 'AA', 'supports', ['keys', 'review']],
      [
        '3.3.4',
        'Error prevention (legal, financial, data)',
        'AA',
        'supports',
        ['script', 'review'],
        'Nothing is bought or signed here. Unsubscribing is taken back by a button, and erasing your data takes a confirmation.',
      ],
      ['3.3.7', 'Redundant entry', 'A', 'supports', ['review']],
      [
        '3.3.8',
        'Accessible authentication (minimum)',
        'AA',
        'none',
        ['review'],
        'Visitors do not sign in; the identity provider of staff is another product.',
      ],
    ],
  },
  {
    name: 'Robust',
    criteria: [
      ['4.1.2', 'Name, role, value', 'A', 'supports', ['axe', 'keys']],
      ['4.1.3', 'Status messages', 'AA', 'supports', ['axe', 'keys', 'review']],
    ],
  },
];

/** All criteria. */
export const allCriteria = principles.flatMap(({ criteria }) => criteria);
