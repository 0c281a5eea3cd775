import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Nav = styled.nav`
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  h2 {
    padding-bottom: ${space.sm};
    font-size: 1rem;
  }
  ol {
    columns: 9rem 2;
    list-style: none;
    counter-reset: part;
    ${media.desktop} {
      columns: 1;
    }
  }
  li {
    break-inside: avoid;
    border-top: 1px solid ${color.line};
    counter-increment: part;
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.55rem;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::before {
    content: counter(part) ' ';
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

/** The id and the name of a section. */
export type PagePart = readonly [id: string, name: string];

/** The numbered sections of a long page, as links to them. */
export function PageContents({ title, parts }: { title: string; parts: readonly PagePart[] }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol role="list">
        {parts.map(([part, name]) => (
          <li key={part}>
            <a href={`#${part}`}>{name}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
