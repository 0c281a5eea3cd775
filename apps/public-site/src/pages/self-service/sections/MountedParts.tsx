import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { mountedParts } from '../../../../content/self-service.ts';

const Legend = styled.div`
  padding: ${space.lg} ${space.gutter};
  border-top: 1px solid ${color.line};
  background-color: #2b3032;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.45;
  ol {
    display: grid;
    gap: ${space.sm} ${space.xl};
    max-width: ${measure.page};
    margin-inline: auto;
    list-style: none;
    ${media.desktop} {
      display: flex;
      flex-wrap: wrap;
    }
  }
  li {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: ${space.sm};
  }
  strong {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  @media print {
    background: none;
  }
`;
const Number = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background-color: ${color.lane};
  color: ${color.onLane};
  font: ${weight.heavy} 0.875rem / 1 ${font.sign};
  /* Lane paint and the ink on it are both black in print. */
  @media print {
    background: none;
    box-shadow: inset 0 0 0 1px;
  }
`;

/** The legend of the numbers on the drawing of the truck. */
export function MountedParts() {
  return (
    <Legend>
      <ol role="list" aria-label="On the truck">
        {mountedParts.map(({ name, description }, index) => (
          <li key={name}>
            <Number aria-hidden="true">{index + 1}</Number>
            <span>
              <strong>{name}</strong> {description}
            </span>
          </li>
        ))}
      </ol>
    </Legend>
  );
}
