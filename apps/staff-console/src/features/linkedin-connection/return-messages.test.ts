import { describe, expect, it } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { connectedMessage, isNotConnected } from './return-messages.ts';

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

  it('is no success where nothing is connected', () => {
    expect(isNotConnected(new ApiError(409, 'not_connected', 'LinkedIn is not connected. Connect it first.'))).toBe(
      true,
    );
    expect(isNotConnected(new ApiError(502, 'linkedin_away', 'LinkedIn does not answer.'))).toBe(false);
    expect(isNotConnected(new TypeError())).toBe(false);
  });
});
