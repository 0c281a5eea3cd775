import { bandOf } from '@workspace/ui/theme/pci.ts';
import { dollars } from '../../road-network/amounts.ts';
import { firstYear } from '../lab-state.ts';
import { classLabels, type StreetRow } from '../street-rows.ts';

/** Returns a segment as a screen reader speaks it. */
export function spokenStreet({ name, streetClass, lengthFeet, pci, pciThen, jobs }: StreetRow, year: number): string {
  const then = year > firstYear ? `, ${pciThen} ${bandOf(pciThen).name} in ${year}` : '';
  return `${name}. ${classLabels[streetClass]}, ${lengthFeet} feet. PCI ${pci} ${bandOf(pci).name}${then}. ${workOf(jobs)}.`;
}

/** Returns the first planned work on a segment. */
export function workOf([first]: StreetRow['jobs']): string {
  return first ? `${first.label} in ${first.year}, ${dollars(first.cost)}` : 'No work planned';
}
