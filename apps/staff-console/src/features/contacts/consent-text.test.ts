import { expect, it } from 'vitest';
import { consentText } from './consent-text.ts';

it.each([
  ['2024-01-01', 'agreed to the privacy policy of January 1, 2024'],
  ['1', 'agreed to the privacy policy of 1'],
  [null, 'no recorded consent'],
])('describes the consent to %s', (policy, text) => expect(consentText(policy)).toBe(text));
