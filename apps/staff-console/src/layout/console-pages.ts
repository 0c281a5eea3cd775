/** Pages of the console's navigation. `also` lists pages that are reached from one and belong to it. */
export const consolePages: readonly { page: string; label: string; also: readonly string[] }[] = [
  { page: '', label: 'Overview', also: [] },
  { page: 'blog', label: 'Blog', also: ['calendar', 'redirects'] },
  { page: 'images', label: 'Pictures', also: [] },
  { page: 'newsletter', label: 'Newsletter', also: ['lists', 'imports', 'campaigns', 'deliveries', 'suppressions'] },
  { page: 'contacts', label: 'Contacts', also: [] },
  { page: 'staff', label: 'Settings', also: ['sessions', 'audit-log', 'api-keys', 'webhooks', 'api'] },
];
