import type { DrawingKind } from '@workspace/contracts/rich-text/document';
import type { IconName } from '@workspace/ui/Icon';

interface DrawingTexts {
  label: string;
  hint: string;
  icon: IconName;
  /** Explains the fields of the values. */
  help: string;
  /** The name of one row and of one column. */
  row: string;
  column: string;
}

/** The texts of each kind of drawing in the editor. */
export const drawingTexts: Readonly<Record<DrawingKind, DrawingTexts>> = {
  'pci-scale': {
    label: 'PCI scale',
    hint: 'Ratings marked on the seven bands',
    icon: 'gauge',
    help: 'Each row marks one rating from 0 to 100.',
    row: 'rating',
    column: 'column',
  },
  'deterioration-curve': {
    label: 'Deterioration curve',
    hint: 'Condition over the years, one or two curves',
    icon: 'curve',
    help: 'Each row has a number of years, and the rating of each curve in that year. Where a rating rises, a treatment is marked.',
    row: 'year',
    column: 'curve',
  },
  'cost-bars': {
    label: 'Cost bars',
    hint: 'Sums and their parts on one scale',
    icon: 'bars',
    help: 'Each row is a bar. The first heading is the unit: Dollars, or any other such as lane miles.',
    row: 'bar',
    column: 'part',
  },
};
