import { startPage } from './start-page.ts';

// The first script of a page, which the build inlines with these two values.
declare const __ENTRY__: string;
declare const __PRELOADS__: readonly string[];

startPage(() => import(/* @vite-ignore */ __ENTRY__), __PRELOADS__);
