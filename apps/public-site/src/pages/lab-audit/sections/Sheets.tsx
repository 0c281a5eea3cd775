import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { FieldSheet } from '../FieldSheet.tsx';
import { asphaltDistresses } from '../facts/distresses.ts';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
    gap: 4.5rem;
    align-items: start;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 34rem;
  ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  ul {
    display: grid;
    gap: ${space.sm};
    padding-left: 1.2em;
  }
`;
const Paper = styled.div`
  padding: clamp(0.75rem, 2.4vw, 2rem);
  border: 1px solid ${color.lineControl};
  background-color: #fff;
  box-shadow: ${color.shadow};
  ${media.desktop} {
    rotate: 0.6deg;
  }
`;
const LastPage = styled.div`
  break-before: page;
`;

/** The field sheet, as it prints. On paper it is the last page, `BlankSheet`. */
export function Sheets() {
  return (
    <Section id="sheets" labelledBy="sheets-title">
      <Split data-print="hide">
        <Copy>
          <h2 id="sheets-title">One page per unit, ready for a clipboard</h2>
          <p>
            The sample above prints as field sheets with the name, size and number of each unit filled in. This is a
            blank one.
          </p>
          <ul>
            <li>
              The {asphaltDistresses.length} distresses of asphalt surfaces by their number and name in ASTM D6433
            </li>
            <li>Room for quantities at low, medium and high severity</li>
            <li>A grid of 100 ft to sketch on, a square for 2 ft</li>
            <li>No deduct curves: they are ASTM’s. Take them from your copy of the standard</li>
          </ul>
        </Copy>
        <Paper>
          <FieldSheet />
        </Paper>
      </Split>
    </Section>
  );
}

/** A blank sheet for print alone. Between sections, its page would leave the page before it unfinished. */
export const BlankSheet = () => (
  <LastPage data-print="only">
    <FieldSheet />
  </LastPage>
);
