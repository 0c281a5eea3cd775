import { describe, expect, it } from 'vitest';
import { connectedMessage } from './return-messages.ts';

const page = { id: '1', name: 'Lanesight', followers: 3 };
const nothing = { organizationId: null, organizationName: null, autoPost: false };
const stored = { organizationId: '1', organizationName: 'Lanesight', autoPost: true };

describe('LinkedIn return message', () => {
  it('asks the user to choose a page after connecting', () => {
    expect(connectedMessage(nothing, [page]).description).toBe('LinkedIn is connected. Choose a page to post as.');
  });

  it('does not ask again when the saved page still exists', () => {
    expect(connectedMessage(stored, [page]).description).toBe('LinkedIn is connected again.');
    expect(connectedMessage(stored, undefined).description).toBe('LinkedIn is connected again.');
  });

  it('reports an account that administers no page, or not the saved one', () => {
    expect(connectedMessage(nothing, []).description).toMatch(/administers no business page/);
    expect(connectedMessage(stored, []).title).not.toBe('Success');
    expect(connectedMessage(stored, [{ ...page, id: '2' }]).description).toMatch(
      /may post as Lanesight\. Choose another/,
    );
  });
});
