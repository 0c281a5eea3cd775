import { describe, expect, it } from 'vitest';
import { isButtonUrl, replacePosts, type CampaignBlock } from './campaign-blocks.ts';
import { keepMergeFields, unknownMergeField } from './merge-fields.ts';

const line: CampaignBlock = { type: 'divider' };
const post = (blogPostId: string): CampaignBlock => ({ type: 'post', blogPostId });

describe('replacePosts', () => {
  it.each([
    ['nothing', [line, post('a'), line, post('b')], ['a', 'b'], [line, post('a'), line, post('b')]],
    ['the order', [line, post('a'), line, post('b')], ['b', 'a'], [line, post('b'), line, post('a')]],
    ['more posts', [post('a'), line], ['a', 'b', 'c'], [post('a'), post('b'), post('c'), line]],
    ['fewer posts', [post('a'), line, post('b'), line], ['b'], [post('b'), line, line]],
    ['no posts before', [line], ['a'], [line, post('a')]],
  ])('changes %s and leaves other blocks in place', (_case, blocks, ids, expected) => {
    expect(replacePosts(blocks, ids)).toEqual(expected);
  });
});

describe('isButtonUrl', () => {
  it.each(['https://a.example/b?c#d', 'http://a.example', 'mailto:a@b.example', 'tel:+1', '/faq'])(
    'accepts %s',
    (url) => expect(isButtonUrl(url)).toBe(true),
  );
  it.each(['', 'faq', '#top', '//a.example', 'javascript:x', 'https://', 'https://a b', 'https://a.example/{{email}}'])(
    'rejects %j',
    (url) => expect(isButtonUrl(url)).toBe(false),
  );
});

describe('merge fields', () => {
  it.each([
    ['Hi {{name|there}} and {{ firstName }}', undefined],
    ['{single} }}', undefined],
    ['{{nmae}} you', '{{nmae}}'],
    ['{{name', '{{name'],
    ['{{}}', '{{}}'],
    ['{{{name}}}', undefined],
    ['{{city|a}}', '{{city|a}}'],
  ])('reports what is unknown in %j', (text, expected) => {
    expect(unknownMergeField(text, ['name', 'firstName'])).toBe(expected);
  });

  it.each([
    ['a {{name|b}} c', 'a {{name|b}} c'],
    ['{{greeting}}', '{ {greeting}}'],
    ['{{{greeting}}}', '{ { {greeting}}}'],
    ['{{{name}}}', '{ {{name}}}'],
    ['{{{{reader}}', '{ { { {reader}}'],
  ])('keeps the writer’s own in %j', (text, expected) => expect(keepMergeFields(text)).toBe(expected));
});
