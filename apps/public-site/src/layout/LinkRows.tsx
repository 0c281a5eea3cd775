import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const List = styled.ul`
  list-style: none;
  li {
    padding-block: ${space.lg};
    border-top: 1px solid ${color.line};
  }
  a {
    color: ${color.ink};
    font: ${weight.strong} clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem) / 1.25 ${font.sign};
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    padding-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

interface LinkRow {
  to: string;
  label: string;
  /** A sentence on what the page gives. */
  use: string;
}

/** Pages to read next, each with a sentence, between lines. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <List role="list">
    {rows.map(({ to, label, use }) => (
      <li key={to}>
        <a href={to}>{label}</a>
        <p>{use}</p>
      </li>
    ))}
  </List>
);
