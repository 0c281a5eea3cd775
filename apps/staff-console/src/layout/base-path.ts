import { createContext, useContext } from 'react';

/** Base path of the console's routes. */
export const BasePath = createContext('/cms');

/** Returns a function that builds the path of a console page, such as `blog/new`; the first page is empty. */
export function useConsolePath(): (page: string) => string {
  const base = useContext(BasePath);
  return (page) => (page ? `${base}/${page}` : base);
}
