/** The published example whose figures the page prints. Deducts are read from its curves, which are not shown here. */
export const ratingExample = {
  source: 'US Army TM 5-623, Pavement Maintenance Management, November 1982 (public domain)',
  totalDeduct: 45,
  /** Deducts above the threshold of that manual. */
  q: 2,
  /** In points: smaller deducts do not count for q. */
  threshold: 5,
  correctedDeduct: 33,
  pci: 67,
} as const;

/** Numbers of ours, for the arithmetic of one distress. */
export const densityExample = {
  lengthFt: 20,
  widthFt: 5,
  unitFt: [100, 25],
  squareFt: 100,
  unitSquareFt: 2_500,
  /** The standard lets a sample unit differ by this much. */
  toleranceSquareFt: 1_000,
  /** One cell of the drawing. */
  cellSquareFt: 25,
  percent: 4,
} as const;

/** Names of the bands in recent editions of ASTM D6433, best first, as the site's own bands are. */
export const recentBandNames = ['Good', 'Satisfactory', 'Fair', 'Poor', 'Very Poor', 'Serious', 'Failed'] as const;
