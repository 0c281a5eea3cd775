import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getSignUp } from '@workspace/contracts/pending-sign-ups';

/** Returns the input of the page's request. */
export const confirmInput = ({ token = 'none' }: Readonly<Record<string, string>>): InputOf<typeof getSignUp> => ({
  params: { token },
});
