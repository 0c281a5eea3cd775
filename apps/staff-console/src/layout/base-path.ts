import { createContext, useContext } from 'react';

/** The path under which the console's routes live. */
export const BasePath = createContext('/cms');

/** The address of one of the console's pages, such as `blog/new`. */
export function useConsolePath(): (page: string) => string {
  const base = useContext(BasePath);
  return (page) => `${base}/${page}`;
}
