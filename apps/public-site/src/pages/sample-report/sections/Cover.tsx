import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { longDay } from '../../../long-day.ts';
import { sampleFiles } from '../../../../content/sample-survey/sample-files.ts';
import { sampleNotice, sampleSurvey } from '../../../../content/sample-survey/survey.ts';

const Sheet = styled.header`
  display: grid;
  gap: ${space.xl};
  padding-bottom: ${space.xxl};
  border-bottom: 6px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 19rem);
    gap: 4rem;
    align-items: end;
  }
  h1 {
    font-size: clamp(2.25rem, 1.35rem + 4vw, 4.25rem);
  }
  > p:first-child {
    grid-column: 1 / -1;
  }
`;
const Stamp = styled.p`
  justify-self: start;
  padding: ${space.sm} ${space.lg};
  border: 3px solid ${color.danger};
  color: ${color.danger};
  font: ${weight.heavy} ${text.md} / 1.2 ${font.sign};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.lg};
  font-size: ${text.sm};
  dt {
    color: ${color.inkSoft};
  }
`;
const Hint = styled.p`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** The report's title, its sample mark and its facts. */
export function Cover() {
  return (
    <Sheet>
      <Stamp>{sampleNotice}</Stamp>
      <h1>Pavement condition of {sampleSurvey.town}</h1>
      <Facts>
        <dt>Surveyed</dt>
        <dd>{longDay(sampleSurvey.surveyed)} (invented)</dd>
        <dt>Scale</dt>
        <dd>PCI, from 0 to 100</dd>
        <dt>Form by</dt>
        <dd>{brand.name}</dd>
      </Facts>
      <Hint data-print="hide">
        The same survey as a file:{' '}
        {sampleFiles.map(({ path, label }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={path}>{label}</a>
          </span>
        ))}
        . Back to <a href="/evidence#samples">the evidence</a>.
      </Hint>
    </Sheet>
  );
}
