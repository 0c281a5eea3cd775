import { potholeClaims } from '@workspace/contracts/claims/pothole-claims';

/**
 * The three ways to repair a pothole, cheapest first. `years` are the ends of the printed lifetime, for the drawing.
 */
export const repairMethods = [
  {
    id: 'throw',
    name: 'Throw-and-roll',
    what: 'Asphalt is shoveled into the hole and rolled flat with the truck.',
    price: potholeClaims.throwPrice,
    life: potholeClaims.throwLife,
    years: { from: 0.25, to: 0.5, isOpen: false },
    pros: ['Done in minutes, in bad weather too', 'Little equipment'],
    cons: ['Back within the year', 'Water stays in the hole'],
  },
  {
    id: 'semi',
    name: 'Semi-permanent',
    what: 'The hole is dried and cleaned, its edges are squared, and the patch is compacted.',
    price: potholeClaims.semiPrice,
    life: potholeClaims.semiLife,
    years: { from: 1, to: 3, isOpen: false },
    pros: ['Holds through several winters at best', 'Edges are sealed against water'],
    cons: ['A crew, a saw and a roller', 'Leaves a weak base as it was'],
  },
  {
    id: 'full',
    name: 'Full-depth',
    what: 'Surface and base are cut out, the base is rebuilt, and the surface is laid anew.',
    price: potholeClaims.fullPrice,
    life: potholeClaims.fullLife,
    years: { from: 10, to: 12, isOpen: true },
    pros: ['Mends the cause, not only the hole', 'Lowest cost for each year it lasts'],
    cons: ['Highest price on the day', 'The lane is closed for longer'],
  },
] as const;
