/** The fixed bar's height; the page begins under it, before and after hydration. */
export const headerHeight = '4rem';
