/** Height of the fixed bar; the page begins under it, before and after hydration. */
export const headerHeight = '4rem';
