/** Prints the elements that are marked as `data-print="alone"`, and nothing else. */
export function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
}
