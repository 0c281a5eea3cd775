/**
 * Derives a slug from a title: lowercase letters, digits and hyphens; accents are removed. Empty for a title without
 * any.
 */
export function postSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
