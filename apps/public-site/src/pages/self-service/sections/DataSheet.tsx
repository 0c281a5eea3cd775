import { styled } from 'styled-components';
import { ImageInterval } from '@workspace/ui/road/ImageInterval';
import { PavementPatch } from '@workspace/ui/road/PavementPatch';
import { PlanYears } from '@workspace/ui/road/PlanYears';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { selfServiceFeatures } from '../../../../content/self-service.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

const Sheet = styled.div`
  h2 {
    max-width: 36rem;
    padding-bottom: ${space.xxl};
  }
`;
const Row = styled.article`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl};
  border-top: 2px solid ${color.ink};
  ${media.phoneUp} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: 20rem minmax(0, 1fr) minmax(0, 22rem);
    gap: 3.5rem;
  }
  div {
    display: grid;
    gap: ${space.md};
    align-content: start;
  }
  @media print {
    break-inside: avoid;
  }
  h3 {
    font-size: clamp(1.375rem, 1.1rem + 1vw, 1.75rem);
  }
  p {
    color: ${color.inkSoft};
  }
  ul {
    list-style: none;
    ${media.phoneUp} {
      grid-column: 2;
    }
    ${media.desktop} {
      grid-column: 3;
    }
  }
  li {
    padding-block: ${space.md};
    border-top: 1px solid ${color.line};
    font-size: 1rem;
    line-height: 1.45;
    &:first-child {
      padding-top: ${space.xs};
      border: 0;
    }
  }
`;
const Note = styled.p`
  padding-top: ${space.md};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

const drawings = [
  <ImageInterval
    key="interval"
    interval={selfServiceClaims.interval.value}
    description={`A lane from above: three images in a row, ${selfServiceClaims.interval.value} from one to the next.`}
  />,
  <PavementPatch
    key="patch"
    pci={38}
    description="A piece of pavement from above. A longitudinal and an alligator crack stand in boxes; the example is rated PCI 38, Poor."
  />,
  <PlanYears
    key="years"
    description="An example of five years of work under one budget line: the share of rebuilding falls and the share of sealing grows."
  />,
];

/** The three parts of the service as rows of a data sheet. */
export function DataSheet() {
  return (
    <Section labelledBy="sheet-title" tone="alt">
      <Sheet>
        <h2 id="sheet-title">What the cameras record, the analysis finds and the plan settles</h2>
        {selfServiceFeatures.map(({ title, description, details }, index) => (
          <Row key={title}>
            {drawings[index]}
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <ul role="list">
              {details.map((detail) => (
                <li key={detail}>
                  {detail}
                  <ClaimMarks text={detail} claims={[selfServiceClaims.distresses, selfServiceClaims.interval]} />
                </li>
              ))}
            </ul>
          </Row>
        ))}
        <Note>Drawings are examples. {bandNamesNote}</Note>
      </Sheet>
    </Section>
  );
}
