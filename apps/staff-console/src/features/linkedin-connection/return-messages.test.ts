import { expect, it } from 'vitest';
import { connectedMessage } from './return-messages.ts';

const page = { id: '1', name: 'Lanesight', followers: 3 };
const nothing = { organizationId: null, organizationName: null, autoPost: false };
const stored = { organizationId: '1', organizationName: 'Lanesight', autoPost: true };

it('whoever connects is asked to choose a page', () => {
  expect(connectedMessage(nothing, [page]).description).toBe('LinkedIn is connected. Choose a page to post as.');
});

it('whoever connects again is not, where the page is kept', () => {
  expect(connectedMessage(stored, [page]).description).toBe('LinkedIn is connected again.');
  expect(connectedMessage(stored, undefined).description).toBe('LinkedIn is connected again.');
});

it('an account that administers no page, or not the one that is kept, is told of plainly', () => {
  expect(connectedMessage(nothing, []).description).toMatch(/administers no business page/);
  expect(connectedMessage(stored, []).title).not.toBe('Success');
  expect(connectedMessage(stored, [{ ...page, id: '2' }]).description).toMatch(
    /may post as Lanesight\. Choose another/,
  );
});
