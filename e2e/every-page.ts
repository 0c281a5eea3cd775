/** A path that no page has. */
export const nobodysPath = '/no/such/page';

/** The paths of every public page: what the sitemap lists, the page after a form without script, and one that is nobody's. */
export async function everyPage(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname);
  return [...listed, '/thank-you', nobodysPath];
}
