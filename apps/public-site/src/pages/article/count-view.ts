/** Reports a view of an article to the API. The request adds no cookie and does not identify the reader. */
export function countView(slug: string): void {
  void fetch(`/api/blog-posts/slug/${encodeURIComponent(slug)}/views`, { method: 'POST', keepalive: true }).catch(
    () => {},
  );
}
