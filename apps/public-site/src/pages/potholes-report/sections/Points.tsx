import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  h4 {
    padding-bottom: ${space.sm};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: ${space.sm};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    line-height: 1.45;
  }
  svg {
    margin-top: 0.15em;
    color: ${color.link};
  }
  &[data-kind='minus'] svg {
    color: ${color.danger};
  }
`;

/** A list of advantages or disadvantages. */
export function Points({ label, kind, points }: { label: string; kind: 'plus' | 'minus'; points: readonly string[] }) {
  return (
    <Box data-kind={kind}>
      <h4>{label}</h4>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            <Icon name={kind} size={18} />
            {point}
          </li>
        ))}
      </ul>
    </Box>
  );
}
