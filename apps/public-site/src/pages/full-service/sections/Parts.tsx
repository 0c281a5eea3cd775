import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { color, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { fullServiceFeatures } from '../../../../content/full-service.ts';
import type { FeatureBlock } from '../../../../content/service-records.ts';
import { Section } from '../../../layout/Section.tsx';
import { ScanCalendar } from './ScanCalendar.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { claims } from '@workspace/contracts/claims/claims';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';
import { surfaceOf } from '../../../../content/street-networks.ts';

// The camera's picture spans the height of the other two parts on one side.
const Grid = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr);
    gap: ${space.xxl} 4.5rem;
    > :first-child {
      grid-row: span 2;
    }
  }
`;
const Title = styled.h2`
  max-width: 34rem;
  padding-bottom: ${space.xxl};
`;
const Part = styled.article`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  > p {
    color: ${color.inkSoft};
  }
  ul {
    list-style: none;
  }
  li {
    padding: ${space.sm} 0 ${space.sm} ${space.xl};
    background: linear-gradient(${color.ink} 0 0) 0 1.15rem / 0.875rem 3px no-repeat;
    font-size: ${text.md};
    line-height: 1.45;
  }
  &:not(:first-child) {
    padding-top: ${space.xl};
    border-top: 2px solid ${color.ink};
  }
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.md};
`;

const { cameras, drivers, monitoring } = fullServiceFeatures;

/** The three parts of the service: cameras, drivers, and further monitoring. */
export function Parts() {
  return (
    <Section labelledBy="parts-title" tone="alt">
      <Title id="parts-title">Drivers and cameras that do nothing else</Title>
      <Grid>
        <Block block={cameras}>
          <Frame>
            <RoadSurface {...surfaceOf('suburb', 'Heritage Loop')} note={`example drawing. ${bandNamesNote}`} />
          </Frame>
        </Block>
        <Block block={drivers}>
          <ScanCalendar />
        </Block>
        <Block block={monitoring} />
      </Grid>
    </Section>
  );
}

function Block({ block, children }: { block: FeatureBlock; children?: ReactNode }) {
  return (
    <Part>
      {children && block === cameras && children}
      <h3>{block.title}</h3>
      <p>{block.description}</p>
      <ul role="list">
        {block.details.map((detail) => (
          <li key={detail}>
            {detail}
            <ClaimMarks text={detail} claims={[fullServiceClaims.interval, claims.scale]} />
          </li>
        ))}
      </ul>
      {block !== cameras && children}
    </Part>
  );
}
