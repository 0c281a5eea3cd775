import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { allCriteria, checks, principles, type Result } from '../../../../content/evidence/conformance.ts';
import { Section } from '../../../layout/Section.tsx';
import { PrincipleTable } from './PrincipleTable.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 5rem;
  }
  > div {
    display: grid;
    gap: ${space.lg};
    align-content: start;
  }
  p {
    color: ${color.inkSoft};
  }
`;
const Methods = styled.dl`
  font-size: ${text.sm};
  > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${space.lg};
    padding-block: ${space.sm};
    border-top: 1px solid ${color.line};
  }
  dt {
    font: ${weight.strong} ${text.sm} / 1.6 ${font.mono};
  }
`;

const count = (wanted: Result) => allCriteria.filter(([, , , result]) => result === wanted).length;

/** The conformance report by WCAG 2.2, in the form that buyers know from the VPAT. */
export function Accessibility() {
  return (
    <Section id="accessibility" labelledBy="accessibility-title" tone="alt">
      <Head>
        <div>
          <h2 id="accessibility-title">Accessibility, criterion by criterion, with how each was checked</h2>
          <p>
            This is our own report of November 2026 on the public pages of this site by WCAG 2.2, levels A and AA:{' '}
            {allCriteria.length} criteria. {count('supports')} are supported, {count('partial')} in part,{' '}
            {count('none')} do not apply, and {count('untested')} nobody has tested.
          </p>
          <p>
            No person with a disability and no outside auditor has tested it yet. We listened to parts of six pages with
            a screen reader, Orca in Firefox: the map of the street network lab says nothing there before the first
            arrow key. Where a machine or a keyboard could not decide, “review” means our own reading. The report covers
            neither the platform that customers sign in to nor the maps there: ask for theirs.
          </p>
        </div>
        <Methods>
          {Object.entries(checks).map(([name, description]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Methods>
      </Head>
      {principles.map((principle) => (
        <PrincipleTable key={principle.name} {...principle} />
      ))}
    </Section>
  );
}
