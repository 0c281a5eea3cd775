/** The console's pages, as its navigation lists them. */
export const consolePages = [{ page: 'blog', label: 'Blog' }] as const;
