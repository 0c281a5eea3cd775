/** Calls back when the page is hidden, left or closed. Returns the function that ends it. */
export function onPageHidden(call: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && call();
  window.addEventListener('pagehide', call);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', call);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
