import { describe, expect, it } from 'vitest';
import { linkError } from './link-error.ts';

describe('linkFault', () => {
  it.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'mailto:ada@example.org',
    '/',
    '/blog?category=x#top',
    '#top',
    '../faq',
    'tel:+1 (800) 555-0100',
  ])('accepts %s as a link', (address) => expect(linkError(address)).toBeUndefined());

  it.each([
    ['', /^Write the address/],
    ['example.org/page', /^Write https:\/\/example\.org\/page/],
    ['ada@example.org', /^Write mailto:ada@example\.org/],
    ['mailto:ada', /^Write an email address/],
    ['https://', /not complete/],
    ['https:example.org', /not complete/],
    ['javascript:alert(1)', /^Begin with/],
    ['java\nscript:alert(1)', /^Begin with/],
    ['data:text/html,x', /^Begin with/],
    ['ftp://example.org', /^Begin with/],
    ['//example.org', /^Begin with/],
    ['/\\example.org', /^Begin with/],
    ['tel:me', /^Write a phone number/],
  ])('suggests a correction for %j', (address, message) => expect(linkError(address)).toMatch(message));
});
