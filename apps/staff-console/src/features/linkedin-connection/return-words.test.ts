import { expect, it } from 'vitest';
import { connectedWords } from './return-words.ts';

const page = { id: '1', name: 'Lanesight', followers: 3 };
const nothing = { organizationId: null, organizationName: null, autoPost: false };
const kept = { organizationId: '1', organizationName: 'Lanesight', autoPost: true };

it('whoever connects is asked to choose a page', () => {
  expect(connectedWords(nothing, [page]).description).toBe('LinkedIn is connected. Choose a page to post as.');
});

it('whoever connects again is not, where the page is kept', () => {
  expect(connectedWords(kept, [page]).description).toBe('LinkedIn is connected again.');
  expect(connectedWords(kept, undefined).description).toBe('LinkedIn is connected again.');
});

it('an account that administers no page, or not the one that is kept, is told of plainly', () => {
  expect(connectedWords(nothing, []).description).toMatch(/administers no business page/);
  expect(connectedWords(kept, []).title).not.toBe('Success');
  expect(connectedWords(kept, [{ ...page, id: '2' }]).description).toMatch(/may post as Lanesight\. Choose another/);
});
