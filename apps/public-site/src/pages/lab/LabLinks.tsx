import { styled } from 'styled-components';
import { color, font, measure, space, weight } from '@workspace/ui/theme/tokens.ts';
import { labLinks } from './lab-links.ts';

const Row = styled.nav`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.xl};
    padding-top: ${space.lg};
    border-top: 1px solid ${color.line};
    font: ${weight.medium} 1rem / 1.4 ${font.sign};
  }
`;

/** Links to the pages around the lab, in one row. */
export function LabLinks() {
  const open = labLinks.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  return (
    <Row aria-label="More of the lab">
      <ul role="list">
        {open.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </Row>
  );
}
