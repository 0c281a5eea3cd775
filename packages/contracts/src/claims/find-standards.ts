import type { Fact } from './fact.ts';

const bodies = 'ASTM|AASHTO|ISO(?:/IEC)?|IEC|DIN|ANSI|NIST|IEEE|GASB|SOC|SAE|ACI|BS|EN';
const numbered = String.raw`\b(?:${bodies})[\s-]?(?:[A-Z]{1,3}[\s-]?)?\d[\dA-Za-z]*(?:[-:.]\d+)*`;
const named =
  'ASTM|AASHTO|PASER|IRI|MUTCD|HPMS|FHWA|GDPR|CCPA|HIPAA|FedRAMP|ADA|PROWAG|MAP-21|Clean Water Act|ANSI|NIST';
const anyStandard = new RegExp(String.raw`${numbered}|\b(?:${named})\b`, 'gu');

/**
 * Finds the standards, rating methods and laws that a text names. An edition, as in `ASTM D6433-20`, is part of the
 * name.
 */
export function findStandards(text: string): Fact[] {
  return [...text.matchAll(anyStandard)].map(({ 0: written, index }) => ({
    kind: 'standard' as const,
    key: written.toUpperCase().replace(/[\s-]/g, ''),
    text: written,
    from: index,
  }));
}
