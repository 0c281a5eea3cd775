import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getMailPreferences } from '@workspace/contracts/mail-preferences';

/** Returns the input of the page's request. Without the email's token there is no subscriber to look up. */
export const preferencesInput = (searchParams: URLSearchParams): InputOf<typeof getMailPreferences> => ({
  params: { token: searchParams.get('about') || 'none' },
});
