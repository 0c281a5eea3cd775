import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { color, font, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { PageContents } from '../../../layout/PageContents.tsx';
import { RoadCut } from './RoadCut.tsx';
import { brand } from '@workspace/contracts/brand';
import { potholeVersions } from '../../../../content/pothole-notes.ts';
import { longDay } from '../../../long-day.ts';

const Ground = styled.header`
  padding-top: ${space.xxl};
  background-color: ${color.groundAlt};
  ${media.desktop} {
    padding-top: 4.5rem;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    gap: 5rem;
    align-items: end;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-items: start;
  p {
    max-width: 36rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Edition = styled.p`
  && {
    font: 400 ${text.sm} / 1.5 ${font.mono};
  }
`;
const [latest] = potholeVersions;

const parts = [
  ['summary', 'Summary'],
  ['figures', 'Six figures'],
  ['costs', 'Costs'],
  ['formation', 'How they form'],
  ['repairs', 'Three repairs'],
  ['impact', 'Who is affected'],
  ['prevention', 'Prevention'],
  ['help', 'What we do'],
  ['notes', 'Notes and sources'],
  ['cite', 'How to cite, versions'],
] as const;

/** Title and contents of the report, over a cross-section of the road. */
export function Cover() {
  return (
    <Ground>
      <Split>
        <Copy>
          <Badge tone="lane">Special Report</Badge>
          <h1>A pothole is the last thing a road says.</h1>
          <p>
            What potholes cost the people who drive over them and the people who fill them, how they form, and why most
            of them need never open.
          </p>
          <Edition>
            Version {latest.number}, {longDay(latest.day)}. Published by {brand.legalName}
          </Edition>
        </Copy>
        <PageContents title="In this report" parts={parts} />
      </Split>
      <RoadCut />
    </Ground>
  );
}
