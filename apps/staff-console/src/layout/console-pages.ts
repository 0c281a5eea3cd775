/** The console's pages, as its navigation lists them. */
export const consolePages = [
  { page: 'blog', label: 'Blog' },
  { page: 'contacts', label: 'Contacts' },
] as const;
