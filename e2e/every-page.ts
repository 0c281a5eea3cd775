/** A path without a page. */
export const nobodysPath = '/no/such/page';

/**
 * Returns the paths of all public pages: those in the sitemap, with one category of the blog for all, the confirmation
 * page of a form without scripts, and one without a page.
 */
export async function everyPage(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!));
  const plain = listed.filter(({ search }) => search === '').map(({ pathname }) => pathname);
  const category = listed.find(({ search }) => search !== '');
  return [...plain, ...(category ? [category.pathname + category.search] : []), '/thank-you', nobodysPath];
}
