/**
 * Reports a view of the article on this page to the API. The request adds no cookie and does not identify the reader. A
 * page that the browser prepares ahead is viewed only when the reader opens it.
 */
export function reportView(): void {
  const slug = document.querySelector<HTMLElement>('[data-counts-view]')?.dataset.countsView;
  if (slug === undefined) return;
  const report = () => {
    const url = `/api/blog-posts/slug/${encodeURIComponent(slug)}/views`;
    void fetch(url, { method: 'POST', keepalive: true }).catch(() => {});
  };
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true });
  } else report();
}
