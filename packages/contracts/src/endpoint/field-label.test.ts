import { describe, expect, it } from 'vitest';
import { fieldLabel } from './field-label.ts';

describe('fieldLabel', () => {
  it.each([
    ['title', 'Title'],
    ['seoTitle', 'Seo title'],
    ['organizationId', 'Organization'],
    ['segmentIds.0', 'Segments, entry 1'],
    ['subscribers.3.email', 'Subscribers, entry 4, email'],
    ['subscribers.0.fields.city_size', 'Subscribers, entry 1, fields, city size'],
    ['id', 'Id'],
  ])('reads %s as “%s”', (path, label) => {
    expect(fieldLabel(path)).toBe(label);
  });
});
