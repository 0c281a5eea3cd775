import { styled } from 'styled-components';
import { text, space } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../../../count-of.ts';
import type { PastedPairs } from '../statistics/read-pairs.ts';

const Problems = styled.details`
  font-size: ${text.sm};
  ul {
    padding: ${space.sm} 0 0 1.2em;
  }
`;

const shownProblems = 100;

/** The lines of pasted ratings that are not used, each with its reason. */
export function UnusedLines({ problems }: Pick<PastedPairs, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Problems>
      <summary>{countOf(problems.length, 'line')} not used, and why</summary>
      <ul>
        {problems.slice(0, shownProblems).map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reason}
          </li>
        ))}
      </ul>
    </Problems>
  );
}
