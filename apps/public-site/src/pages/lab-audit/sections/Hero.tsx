import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { PageContents } from '../../../layout/PageContents.tsx';
import { SampledRoad } from './SampledRoad.tsx';

const Ground = styled.header`
  padding-top: ${space.xxl};
  ${media.desktop} {
    padding-top: 4.5rem;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 5rem;
    align-items: end;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  p {
    max-width: 37rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const parts = [
  ['sample-size', 'How many to walk'],
  ['sample', 'Which ones, by chance'],
  ['sheets', 'Field sheets'],
  ['agreement', 'Two ratings compared'],
  ['plus-minus', 'What ± 5 points means'],
  ['prices', 'What others paid'],
  ['questions', 'Questions to ask'],
] as const;

/** Title and contents, over a road with its drawn units. */
export function Hero() {
  return (
    <Ground data-ground="asphalt">
      <Split>
        <Copy>
          <h1>Audit your vendor, including us.</h1>
          <p>
            Nobody has to believe a rating. Draw some streets by chance, walk them with the standard in hand, and put
            the two ratings side by side. This page does the counting, needs no account, and works on anyone’s survey.
          </p>
        </Copy>
        <PageContents title="On this page" parts={parts} />
      </Split>
      <SampledRoad />
    </Ground>
  );
}
