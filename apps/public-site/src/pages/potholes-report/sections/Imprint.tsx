import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeVersions } from '../../../../content/pothole-notes.ts';
import { Section } from '../../../layout/Section.tsx';
import { longDay } from '../../../long-day.ts';
import { usePage } from '../../../page-data/page-context.ts';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 5rem;
  }
  h2 {
    padding-bottom: ${space.lg};
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  p {
    overflow-wrap: anywhere;
  }
  p + p {
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dl > div {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: ${space.lg};
    padding-block: ${space.md};
    border-top: 1px solid ${color.line};
    font-size: ${text.sm};
  }
  dt {
    font: ${weight.heavy} 1rem / 1.5 ${font.sign};
  }
`;

const [latest] = potholeVersions;

/** How to cite the report, and its versions. */
export function Imprint() {
  const { prepared } = usePage();
  return (
    <Section id="cite" labelledBy="cite-title" tone="alt">
      <Split>
        <div>
          <h2 id="cite-title">How to cite this report</h2>
          <p>
            {brand.legalName} ({latest.day.slice(0, 4)}). <cite>Potholes: a special report</cite>, version{' '}
            {latest.number}, {longDay(latest.day)}. {prepared as string}
          </p>
          <p>
            To cite a single figure, name its note, and say that the figure is ours without a published source. A public
            figure is better cited from its own document, which the note links to.
          </p>
        </div>
        <div>
          <h2>Versions</h2>
          <dl>
            {potholeVersions.map(({ number, day, changes }) => (
              <div key={number}>
                <dt>{number}</dt>
                <dd>
                  {longDay(day)}. {changes}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Split>
    </Section>
  );
}
