import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { privacySections } from '../../../../content/privacy-sections.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';

const Nav = styled.nav`
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    max-height: calc(100svh - 7rem);
    overflow-y: auto;
  }
  h2 {
    padding-bottom: ${space.sm};
    font-size: 1rem;
  }
  ol {
    list-style: none;
    counter-reset: part;
    ${media.phoneUp} {
      columns: 2;
      column-gap: ${space.xl};
    }
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
    grid-template-columns: 2rem 1fr;
    padding-block: 0.5rem;
    color: ${color.ink};
    text-decoration: none;
  }
  a::before {
    content: counter(part) ' ';
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** A table of contents with a link to each section. */
export function Contents() {
  return (
    <Nav aria-labelledby="policy-contents">
      <h2 id="policy-contents">Contents</h2>
      <ol role="list">
        {privacySections.map(({ id, title }) => (
          <li key={id}>
            <SiteLink item={{ label: title, to: `/privacy-policy#${id}` }} />
          </li>
        ))}
      </ol>
    </Nav>
  );
}
