/** Makes the browser fetch the main links: its speculation rules wait for this attribute. */
export function startPrefetches(): void {
  document.documentElement.dataset['loaded'] = '';
}
