import { describe, expect, it } from 'vitest';
import { completeAddress, linkError } from './link-error.ts';

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

describe('completeAddress', () => {
  it.each([
    [' example.org/page?a#b ', 'https://example.org/page?a#b'],
    ['www.example.org', 'https://www.example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['http://example.org', 'http://example.org'],
    ['/blog', '/blog'],
    ['#top', '#top'],
    ['../faq', '../faq'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['localhost', 'localhost'],
    ['two words.org', 'two words.org'],
  ])('completes %j as %j', (typed, address) => expect(completeAddress(typed)).toBe(address));
});
