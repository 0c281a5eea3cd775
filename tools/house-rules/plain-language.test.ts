import { describe, expect, it } from 'vitest';
import { brokenOpening, standardTermFor } from './plain-language.ts';

describe('brokenOpening', () => {
  it.each([
    'What a page needs.',
    '* Whether the page is stale.',
    ' Who may call.',
    'that could not be stored is stored later',
    'Where the console is.',
    'Which of the two.',
  ])('rejects %j', (text) => expect(brokenOpening(text)).toMatch(/^Begin with a subject or a verb/));

  it.each(['Returns true when the page is stale.', 'stores the click once', 'Wherefore', 'Whatever it takes'])(
    'accepts %j',
    (text) => expect(brokenOpening(text)).toBeUndefined(),
  );
});

describe('standardTermFor', () => {
  it.each([
    ['refusal', 'error'],
    ['Refusal', 'error'],
    ['heldPages', 'cached or stored'],
    ['isStopgap', 'fallback'],
    ['boxColour', 'color'],
    ['refuseUpload', 'reject'],
  ])('returns the standard term for a word of %s', (name, term) => expect(standardTermFor(name)).toBe(term));

  it.each(['response', 'toString', 'threshold', 'constructor'])('accepts %s', (name) =>
    expect(standardTermFor(name)).toBeUndefined(),
  );
});
