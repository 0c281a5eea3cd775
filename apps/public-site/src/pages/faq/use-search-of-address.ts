import { useSyncExternalStore } from 'react';

// The address does not change while the page is read: leaving it is another page.
const never = () => () => {};
const searchOfAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

/** The search that stands in the address, as `?q=`. Empty on the server and while the page hydrates: it draws for everybody. */
export const useSearchOfAddress = (): string => useSyncExternalStore(never, searchOfAddress, () => '');
