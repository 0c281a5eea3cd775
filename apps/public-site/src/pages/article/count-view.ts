/** Tells the API that an article is being read. Who reads is not told: no cookie goes along that was not there. */
export function countView(slug: string): void {
  void fetch(`/api/blog-posts/slug/${encodeURIComponent(slug)}/views`, { method: 'POST', keepalive: true }).catch(
    () => {},
  );
}
