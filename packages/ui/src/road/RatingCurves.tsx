import { useId } from 'react';
import { styled } from 'styled-components';
import { color, weight } from '../theme/tokens.ts';
import { curveStyle } from './curve-style.ts';
import { CurveAxes } from './CurveAxes.tsx';
import { at, plot } from './deterioration-plot.ts';
import { legendStyle } from './legend-style.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  ${curveStyle}
`;
const Legend = styled.ul`
  ${legendStyle}
  font-weight: ${weight.strong};
  svg {
    flex: none;
    width: 2.25rem;
    height: 4px;
  }
  path {
    stroke: ${color.link};
  }
  .neglected {
    stroke: ${color.danger};
    stroke-dasharray: 10 6;
  }
`;

/** Ratings from 0 to 100 by year: undefined where none is known. */
export type RatingCurve = { name: string; ratings: readonly (number | undefined)[] };

interface RatingCurvesProps {
  /** The text below the years. */
  axis: string;
  /** In ascending order, from 0 to 200. */
  years: readonly number[];
  /** One or two curves, with a rating for each year. The first of two is the pavement without treatment. */
  curves: readonly RatingCurve[];
  /** Without a legend. */
  isBrief?: boolean;
}

interface Point {
  year: number;
  rating: number;
}

/** Curves of condition through given ratings. A rise is marked as a treatment. */
export function RatingCurves({ axis, years, curves, isBrief = false }: RatingCurvesProps) {
  const id = useId();
  const last = Math.max(...years, 1);
  const drawn = curves.map(({ name, ratings }, index) => ({
    name,
    className: index === 0 && curves.length > 1 ? 'neglected' : 'preserved',
    points: years.flatMap((year, place): Point[] => {
      const rating = ratings[place];
      return rating === undefined ? [] : [{ year, rating }];
    }),
  }));
  return (
    <>
      {!isBrief && <CurveLegend curves={drawn} />}
      <Chart viewBox="0 0 620 352" role="img" aria-labelledby={id}>
        <desc id={id}>{drawn.map((curve) => descriptionOf(curve, axis)).join(' ')}</desc>
        <CurveAxes years={last} ticks={ticksUpTo(last)} name={axis} />
        {drawn.map(({ className, points }) => (
          <Curve key={className} className={className} points={points} last={last} />
        ))}
      </Chart>
    </>
  );
}

function CurveLegend({ curves }: { curves: readonly { name: string; className: string }[] }) {
  return (
    <Legend role="list">
      {curves.map(({ name, className }) => (
        <li key={className}>
          <svg viewBox="0 0 36 4" aria-hidden="true">
            <path className={className} d="M0 2h36" strokeWidth="4" />
          </svg>
          {name}
        </li>
      ))}
    </Legend>
  );
}

function Curve({ className, points, last }: { className: string; points: readonly Point[]; last: number }) {
  const places = points.map(({ year, rating }) => at((year / last) * plot.years, rating));
  const rises = points.flatMap(({ rating }, index) =>
    rating > (points[index - 1]?.rating ?? 100) ? [places[index]!] : [],
  );
  return (
    <>
      <path className={className} d={`M${places.join('L')}`} fill="none" strokeWidth="4" strokeLinejoin="round" />
      {rises.map((place) => {
        const [x, y] = place.split(' ');
        return <circle key={place} className="treatment" r="5.5" strokeWidth="3" cx={x} cy={y} />;
      })}
    </>
  );
}

const descriptionOf = ({ name, points }: { name: string; points: readonly Point[] }, axis: string): string =>
  `${name}, rating by ${axis.toLowerCase()}: ${points.map(({ year, rating }) => `${year}: ${rating}`).join(', ')}.`;

/** Returns at most seven round years from 0 to the last. */
function ticksUpTo(last: number): number[] {
  const step = [1, 2, 3, 4, 5, 6, 10, 20, 25, 50].find((size) => last / size <= 6) ?? 50;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
