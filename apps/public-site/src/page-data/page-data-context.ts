import { createContext } from 'react';

/**
 * The responses that the server rendered a page from, by the URL of the request. Empty in the browser, which keeps the
 * server's HTML.
 */
export const PageDataContext = createContext<Record<string, unknown>>({});
