import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { Pictogram } from '@workspace/ui/road/Pictogram';
import { color, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { readinessCards } from '../../../../content/white-label.ts';
import { Section } from '../../../layout/Section.tsx';

// An inspection form: ruled cells, each with a ticked box in the corner.
const Form = styled.div`
  border: 2px solid ${color.ink};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  > div {
    padding: clamp(1.25rem, 3vw, 2.25rem);
    border-bottom: 2px solid ${color.ink};
  }
`;
const Cells = styled.ul`
  display: grid;
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    position: relative;
    display: grid;
    gap: ${space.md};
    align-content: start;
    padding: clamp(1.25rem, 3vw, 2.25rem);
    /* The form's own border covers the outer halves of these. */
    box-shadow: 0 0 0 0.5px ${color.lineControl};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;
const Box = styled.span`
  position: absolute;
  top: clamp(1.25rem, 3vw, 2.25rem);
  right: clamp(1.25rem, 3vw, 2.25rem);
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid ${color.ink};
  color: ${color.link};
`;

/** A checklist of items that are ready on the first day. */
export function Checklist() {
  return (
    <Section labelledBy="ready-title" tone="alt">
      <Form>
        <div>
          <h2 id="ready-title">Ready before your first client is</h2>
        </div>
        <Cells role="list">
          {readinessCards.map(({ title, description, icon }) => (
            <li key={title}>
              <Box aria-hidden="true">
                <Icon name="check" />
              </Box>
              <Pictogram name={icon} size={36} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Cells>
      </Form>
    </Section>
  );
}
