import { describe, expect, it } from 'vitest';
import { losses } from './compare-documents.ts';
import { intendedLosses } from './intended-losses.ts';
import { documentOfCode, readReleasedDocument } from './released-document.ts';

describe('the API', () => {
  const released = readReleasedDocument();
  const found = losses(released, documentOfCode());

  it('has a released document to compare with', () => {
    expect(Object.keys(released.paths).length).toBeGreaterThan(100);
  });

  // docs/decisions/082-compatibility.md says how to change the API when a line appears here.
  it('takes nothing from clients of its last release', () => {
    expect(found.filter((loss) => !(loss in intendedLosses))).toEqual([]);
  });

  it('has a list of intended losses without entries that do not apply', () => {
    expect(Object.keys(intendedLosses).filter((loss) => !found.includes(loss))).toEqual([]);
  });
});
