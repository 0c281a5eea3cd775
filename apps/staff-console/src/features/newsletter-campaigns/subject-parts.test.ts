import { describe, expect, it } from 'vitest';
import { plainSubject, subjectParts } from './subject-parts.ts';

describe('subjectParts', () => {
  it('sets merge fields off from the other words, with the fallback that readers without a value get', () => {
    expect(subjectParts('Hi {{name|there}}, {{ city | your city }} and {{zip}}')).toEqual([
      { text: 'Hi ' },
      { text: 'there', field: 'name' },
      { text: ', ' },
      { text: 'your city', field: 'city' },
      { text: ' and ' },
      { text: 'zip', field: 'zip' },
    ]);
    expect(subjectParts('Plain {text}')).toEqual([{ text: 'Plain {text}' }]);
    expect(subjectParts('{{firstName|}}')).toEqual([{ text: 'firstName', field: 'firstName' }]);
  });
});

describe('plainSubject', () => {
  it('has the fallbacks in place of the merge fields', () => {
    expect(plainSubject('Hi {{name|there}} of {{city}}')).toBe('Hi there of city');
  });
});
