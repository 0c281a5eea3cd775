import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getMailPreferences } from '@workspace/contracts/mail-preferences';

/** The call that the page needs. Without the letter's mark there is nobody that it could be about. */
export const preferencesInput = (searchParams: URLSearchParams): InputOf<typeof getMailPreferences> => ({
  params: { token: searchParams.get('about') || 'none' },
});
