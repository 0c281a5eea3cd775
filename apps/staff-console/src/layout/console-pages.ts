/** The console's pages, as its navigation lists them. */
export const consolePages = [
  { page: 'blog', label: 'Blog' },
  { page: 'newsletter', label: 'Newsletter' },
  { page: 'contacts', label: 'Contacts' },
] as const;
