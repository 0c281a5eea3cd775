import { startPage } from './start-page.ts';

// The first script of a page, which the build inlines with these values.
declare const __ENTRY__: string;
declare const __PRELOADS__: readonly string[];
declare const __REACT_DOM__: string;

startPage({ load: () => import(/* @vite-ignore */ __ENTRY__), preloads: __PRELOADS__, reactDom: __REACT_DOM__ });
