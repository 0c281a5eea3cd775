import { createContext } from 'react';

/** The answers that the server drew a page from, by the address of the call. Empty in the browser, which keeps the server's drawing. */
export const PageDataContext = createContext<Record<string, unknown>>({});
