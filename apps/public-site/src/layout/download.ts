/** Saves a text as a file of this device; nothing is sent. */
export function download(content: string, name: string, type = 'text/csv;charset=utf-8'): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
