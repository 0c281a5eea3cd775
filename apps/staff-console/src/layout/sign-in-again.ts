import { login } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';

/**
 * The button of a message that asks for a fresh sign-in. It opens a tab of its own, so that this page keeps what is
 * written in it; that tab ends on the same page.
 */
export const signInAgain = {
  label: 'Sign in again',
  elsewhere: 'Sign in again in another tab, come back and repeat the action',
  duration: 60_000,
  run: (): void => {
    const returnTo = location.pathname + location.search;
    window.open(urlOf(login, { query: { fresh: '1', returnTo } }), '_blank', 'noopener');
  },
};
