import { describe, expect, it } from 'vitest';
import { mailLinkError } from './mail-link-error.ts';

describe('mailLinkError', () => {
  it.each(['https://example.org', 'mailto:ada@example.org', 'tel:+18005550100', '/blog#top'])('accepts %s', (address) =>
    expect(mailLinkError(address)).toBeUndefined(),
  );

  it.each(['#top', '?page=2', './files', '../faq'])('rejects %s, which leads nowhere from a mailbox', (address) =>
    expect(mailLinkError(address)).toMatch(/^An email has no page around it/),
  );

  it('rejects an address that is no link anywhere', () =>
    expect(mailLinkError('javascript:alert(1)')).toMatch(/^Begin with/));
});
