/** Prints only the elements marked `data-print="alone"`, and calls back after that. */
export function printAlone(onPrinted?: () => void): void {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  const finish = () => {
    delete dataset.printing;
    onPrinted?.();
  };
  addEventListener('afterprint', finish, { once: true });
  print();
}
