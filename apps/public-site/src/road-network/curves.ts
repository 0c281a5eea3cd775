import type { StreetClass } from './segment.ts';

/** How a rating falls with the years since paving, when nothing is done. */
interface Curve {
  /** Returns the rating from 0 to 100 after so many years. */
  readonly ratingAt: (years: number) => number;
  /** Returns the years after which the curve has a rating. The rating of a street decides, whatever its real age. */
  readonly yearsUntil: (rating: number) => number;
}

export const curveNames = ['s-curve', 'exponential'] as const;
export type CurveName = (typeof curveNames)[number];
export type Curves = Readonly<Record<StreetClass, Curve>>;

interface SCurveConstants {
  readonly rho: number;
  readonly alpha: number;
  readonly beta: number;
}

/** Constants of `100 - rho / ln(alpha / years) ^ (1 / beta)`, by class. */
export const sCurveConstants: Readonly<Record<StreetClass, SCurveConstants>> = {
  arterial: { rho: 109, alpha: 88, beta: 0.58 },
  collector: { rho: 106, alpha: 79, beta: 0.48 },
  local: { rho: 97, alpha: 110, beta: 0.61 },
};

/** Shares of a rating that are lost in a year, by class. */
export const yearlyDecay: Readonly<Record<StreetClass, number>> = { arterial: 0.025, collector: 0.035, local: 0.04 };

/** The lowest rating from which a curve goes on falling: below it, nothing distinguishes the years. */
const floor = 0.5;

function sCurve({ rho, alpha, beta }: SCurveConstants): Curve {
  const ratingAt = (years: number) => {
    if (years <= 0) return 100;
    return years >= alpha ? 0 : Math.max(0, 100 - rho / Math.log(alpha / years) ** (1 / beta));
  };
  const yearsUntil = (rating: number) =>
    rating >= 100 ? 0 : alpha * Math.exp(-((rho / (100 - Math.max(rating, floor))) ** beta));
  return { ratingAt, yearsUntil };
}

function exponential(decay: number): Curve {
  return {
    ratingAt: (years) => 100 * Math.exp(-decay * Math.max(0, years)),
    yearsUntil: (rating) => Math.log(100 / Math.min(100, Math.max(rating, floor))) / decay,
  };
}

/** The curves of each class, by the name of their form. */
export const curves: Readonly<Record<CurveName, Curves>> = {
  's-curve': {
    arterial: sCurve(sCurveConstants.arterial),
    collector: sCurve(sCurveConstants.collector),
    local: sCurve(sCurveConstants.local),
  },
  exponential: {
    arterial: exponential(yearlyDecay.arterial),
    collector: exponential(yearlyDecay.collector),
    local: exponential(yearlyDecay.local),
  },
};
