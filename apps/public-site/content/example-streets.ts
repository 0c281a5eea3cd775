/** Invented streets for the drawings and lists: each has one segment, one rating and one treatment everywhere. */
export const exampleStreets = {
  mill: { street: 'Mill Rd', segment: '0731', pci: 57, treatment: 'Seal', year: 1 },
  ash: { street: 'Ash Ave', segment: '0206', pci: 42, treatment: 'Overlay', year: 1 },
  cedar: { street: 'Cedar St', segment: '0412', pci: 38, treatment: 'Overlay', year: 2 },
  quarry: { street: 'Quarry Ln', segment: '0958', pci: 19, treatment: 'Rebuild', year: 3 },
  depot: { street: 'Depot St', segment: '0117', pci: 8, treatment: 'Rebuild', year: 4 },
} as const;

/** The streets in the order of the plan: the highest cost of delay first, and the worst street last. */
export const examplePriorities = Object.values(exampleStreets).toSorted((a, b) => a.year - b.year || b.pci - a.pci);

const { street, segment, pci } = exampleStreets.cedar;

/** The street whose surface is drawn, as the caption names it. */
export const drawnSegment = { segment: `Segment ${segment} · ${street}`, pci } as const;
