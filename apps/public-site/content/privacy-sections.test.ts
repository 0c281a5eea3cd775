import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { privacyPolicyVersion } from '@workspace/contracts/form-choices';
import { privacySections, retention } from './privacy-sections.ts';

describe('privacy policy', () => {
  it('has a new date when its texts change', () => {
    const texts = createHash('sha256').update(JSON.stringify([privacySections, retention]));
    expect([privacyPolicyVersion, texts.digest('hex').slice(0, 8)]).toEqual(['2026-11-28', '9864b6b6']);
  });
});
