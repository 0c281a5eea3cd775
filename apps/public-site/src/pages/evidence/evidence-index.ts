import { accuracyClaims } from '../../../content/evidence/accuracy.ts';
import { distresses } from '../../../content/evidence/distresses.ts';
import { dataFacts, isPublished, operationFacts, procurementFacts } from '../../../content/evidence/facts.ts';

/** The sections of the page with their anchors, as layers of a core from the surface down. */
export const evidenceIndex = [
  { id: 'accuracy', label: 'Accuracy', about: 'four figures, and what each is worth' },
  { id: 'readings', label: 'Two readings', about: 'figures that differ from page to page' },
  { id: 'coverage', label: 'Distresses', about: `the ${distresses.length} of ASTM D6433` },
  { id: 'samples', label: 'Samples', about: 'CSV, GeoJSON and a report' },
  { id: 'images', label: 'Images and data', about: 'ownership, faces, license plates' },
  { id: 'accessibility', label: 'Accessibility', about: 'WCAG 2.2, criterion by criterion' },
  { id: 'security', label: 'Security', about: 'seven promises, and how to check each' },
  { id: 'operation', label: 'Uptime and hosting', about: 'how it is measured' },
  { id: 'procurement', label: 'Procurement', about: 'facts for the purchasing department' },
] as const;

const facts = [...operationFacts, ...dataFacts, ...procurementFacts];
const accuracyFacts = accuracyClaims.flatMap(({ claim }) => [claim.definition, claim.sample, claim.measured]);

/** Facts that a buyer asks for on this page: those with an answer, and those without. */
export const openFacts = {
  published: facts.filter(isPublished).length + accuracyFacts.filter((fact) => fact !== undefined).length,
  missing:
    facts.filter((fact) => !isPublished(fact)).length + accuracyFacts.filter((fact) => fact === undefined).length,
};
