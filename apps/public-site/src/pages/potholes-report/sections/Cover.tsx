import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
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
const Contents = styled.nav`
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  h2 {
    padding-bottom: ${space.sm};
    font-size: 1rem;
  }
  ol {
    columns: 2;
    list-style: none;
    counter-reset: part;
    ${media.desktop} {
      columns: 1;
    }
  }
  li {
    break-inside: avoid;
    border-top: 1px solid ${color.lineControl};
    counter-increment: part;
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.55rem;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::before {
    content: counter(part) ' ';
    color: ${color.inkSoft};
  }
`;

const [latest] = potholeVersions;

const parts = [
  { label: 'Summary', to: '/potholes-report#summary' },
  { label: 'Six figures', to: '/potholes-report#figures' },
  { label: 'Costs', to: '/potholes-report#costs' },
  { label: 'How they form', to: '/potholes-report#formation' },
  { label: 'Three repairs', to: '/potholes-report#repairs' },
  { label: 'Who is affected', to: '/potholes-report#impact' },
  { label: 'Prevention', to: '/potholes-report#prevention' },
  { label: 'What we do', to: '/potholes-report#help' },
  { label: 'Notes and sources', to: '/potholes-report#notes' },
  { label: 'How to cite, versions', to: '/potholes-report#cite' },
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
        <Contents aria-labelledby="contents-title">
          <h2 id="contents-title">In this report</h2>
          <ol role="list">
            {parts.map((part) => (
              <li key={part.to}>
                <SiteLink item={part} />
              </li>
            ))}
          </ol>
        </Contents>
      </Split>
      <RoadCut />
    </Ground>
  );
}
