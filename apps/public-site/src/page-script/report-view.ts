/** Reports a view of the article on this page to the API. The request adds no cookie and does not identify the reader. */
export function reportView(): void {
  const slug = document.querySelector<HTMLElement>('[data-counts-view]')?.dataset.countsView;
  if (slug === undefined) return;
  const url = `/api/blog-posts/slug/${encodeURIComponent(slug)}/views`;
  void fetch(url, { method: 'POST', keepalive: true }).catch(() => {});
}
