/** A role that answers for a claim: it confirms it, or changes it, before its date. */
export type ClaimOwner = 'Product' | 'Sales' | 'Marketing' | 'Customer Success' | 'Legal';

/** One figure as a page prints it. */
export interface Statement {
  /** The figure as printed, with its unit. */
  readonly value: string;
  /** The subject of the figure, in the copy printed beside it. */
  readonly wording: string;
  /** The section of the specification that states it. */
  readonly source: string;
  /** The page that prints this reading; when two are given, each page has its own. */
  readonly page: string;
}

/** The person who answers for a claim, and how long. */
export interface Attestation {
  readonly owner: ClaimOwner;
  /** The last day on which it may be stated without another look, as `YYYY-MM-DD` in UTC. */
  readonly validUntil: string;
}

/** One figure that a page prints, with its source and the role that answers for it. */
export interface Claim extends Statement, Attestation {
  /** The document that states it. */
  readonly document: string;
}

/**
 * Returns claims with the owner and the date that they share; a claim may have its own. We know no other document than
 * the owner's specification, so that is the document of each.
 */
// @__NO_SIDE_EFFECTS__
export function attest<const C extends Readonly<Record<string, Statement & Partial<Claim>>>>(
  shared: Attestation,
  statements: C,
): { readonly [Name in keyof C]: C[Name] & Claim } {
  const claims = Object.entries(statements).map(([name, statement]) => [
    name,
    { ...shared, document: `owner's specification, section ${statement.source}`, ...statement },
  ]);
  return Object.fromEntries(claims) as { readonly [Name in keyof C]: C[Name] & Claim };
}

/** Figures of the product change with its releases: they are looked at once a year. */
export const yearly = '2027-11-30';
/** Prices and statistics of others change sooner: they are looked at twice a year. */
export const halfYearly = '2027-05-31';
