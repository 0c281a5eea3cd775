import type { DrawingKind } from './document.ts';

/** The number of columns that a drawing's table may have, and of rows below the headings. */
export const sheetLimits = {
  'pci-scale': { minColumns: 2, maxColumns: 2, minRows: 1, maxRows: 6 },
  'deterioration-curve': { minColumns: 2, maxColumns: 3, minRows: 2, maxRows: 30 },
  'cost-bars': { minColumns: 2, maxColumns: 5, minRows: 1, maxRows: 6 },
} as const satisfies Record<DrawingKind, Record<'minColumns' | 'maxColumns' | 'minRows' | 'maxRows', number>>;

/** Returns true for rows that fit the drawing's form, whatever its cells are. */
export function isSheet(kind: DrawingKind, rows: readonly (readonly string[])[]): boolean {
  const { minColumns, maxColumns, minRows, maxRows } = sheetLimits[kind];
  const width = rows[0]?.length ?? 0;
  const height = rows.length - 1;
  const isEven = rows.every((row) => row.length === width);
  return isEven && height >= minRows && height <= maxRows && width >= minColumns && width <= maxColumns;
}

/** Returns the table that a new drawing begins with: an example to write over. */
export const newSheet: Readonly<Record<DrawingKind, readonly (readonly string[])[]>> = {
  'pci-scale': [
    ['Street', 'PCI'],
    ['Network average', '68'],
  ],
  'deterioration-curve': [
    ['Years since paving', 'Left until it fails', 'Treated in time'],
    ['0', '99', '99'],
    ['6', '94', '92'],
    ['8', '88', '98'],
    ['12', '67', '92'],
    ['14', '50', '97'],
    ['18', '24', '90'],
    ['20', '17', '96'],
    ['24', '11', '88'],
  ],
  'cost-bars': [
    ['Dollars', 'Treatments', 'Reconstruction'],
    ['Treated in time', '$180,000', '$0'],
    ['Left until it fails', '$0', '$640,000'],
  ],
};
