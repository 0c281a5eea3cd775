/** A role that answers for a claim: it confirms it, or changes it, before its date. */
export type ClaimOwner = 'Product' | 'Sales' | 'Marketing' | 'Customer Success' | 'Legal';

/**
 * Grounds on which a claim stands, as a reader has to judge them. `statement`: our word, with no published measurement.
 * `terms`: part of our offer. `customer`: our account of one customer. `example`: an invented case. `sum`: follows from
 * other figures of its page. `scale`: defined by a standard. `shown`: the page itself shows it, so that it needs no
 * note.
 */
export type ClaimBasis = 'statement' | 'terms' | 'customer' | 'example' | 'sum' | 'scale' | 'shown';

/** Figures for one thing that differ from page to page; each page keeps its own. */
export type ReadingId = 'accuracy' | 'distresses' | 'inspection' | 'interval' | 'price' | 'savings' | 'setup';

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
  /** A sentence: the thing that the figure counts or compares. Without it, that is not published yet. */
  readonly definition?: string;
  /** The things that were measured. Without it, no sample is published. */
  readonly sample?: string;
  /** The day or period of the measurement. Without it, no measurement is published. */
  readonly measured?: string;
  /** Sentences: the condition under which it holds, and its limits. */
  readonly condition?: string;
  /** The disagreement of pages that it is part of. */
  readonly reading?: ReadingId;
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
  /** The day on which it entered the register in this reading, as `YYYY-MM-DD`. */
  readonly since: string;
  readonly basis: ClaimBasis;
}

/** The day on which the register was made; every claim so far entered it then. */
export const registered = '2026-11-21';

/**
 * Returns claims with the owner, the date and the basis that they share; a claim may have its own. We know no other
 * document than the owner's specification, so that is the document of each.
 */
// @__NO_SIDE_EFFECTS__
export function attest<const C extends Readonly<Record<string, Statement & Partial<Claim>>>>(
  shared: Attestation & Partial<Pick<Claim, 'basis'>>,
  statements: C,
): { readonly [Name in keyof C]: C[Name] & Claim } {
  const claims = Object.entries(statements).map(([name, statement]) => [
    name,
    {
      since: registered,
      basis: 'statement',
      ...shared,
      ...statement,
      document: `owner's specification, section ${statement.source}`,
    },
  ]);
  return Object.fromEntries(claims) as { readonly [Name in keyof C]: C[Name] & Claim };
}

/** Figures of the product change with its releases: they are looked at once a year. */
export const yearly = '2027-11-30';
/** Prices and statistics of others change sooner: they are looked at twice a year. */
export const halfYearly = '2027-05-31';
