import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { footerColumns, legalItems, type NavItem } from './navigation.ts';

// The dashed line continues the lane along the page.
const Ground = styled.footer`
  padding: ${space.xxl} ${space.gutter} ${space.xl};
  background-image: linear-gradient(90deg, ${color.lane} 62%, transparent 0);
  background-repeat: repeat-x;
  background-size: 6.5rem 6px;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space.xxl} ${space.xl};
  max-width: ${measure.page};
  margin-inline: auto;
  padding-block: ${space.xl} ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(12rem, 1fr) repeat(4, minmax(0, 10.75rem));
  }
  h2 {
    margin-bottom: ${space.sm};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 0.3rem;
    color: ${color.ink};
    font: ${weight.medium} 1rem / 1.4 ${font.sign};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const About = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.md};
  align-content: start;
  justify-items: start;
  max-width: 22rem;
  color: ${color.inkSoft};
  ${media.desktop} {
    grid-column: auto;
  }
`;
const Close = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  justify-content: space-between;
  max-width: ${measure.page};
  margin-inline: auto;
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  a {
    color: inherit;
  }
`;

/** The footer of every page. Its links load the page from the server, so that they start at the top. */
export function Footer() {
  return (
    <Ground data-ground="asphalt" data-print="hide">
      <Columns>
        <About>
          <LaneMark size={44} />
          <p>{brand.tagline}.</p>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </About>
        {footerColumns.map((column) => (
          <nav key={column.label} aria-label={column.label}>
            <h2>{column.label}</h2>
            <ul role="list">
              {column.items.map((item) => (
                <li key={item.to}>
                  <FooterLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
      <Close>
        <p>
          © {brand.copyrightYear} {brand.legalName}
        </p>
        {legalItems.map((item) => (
          <FooterLink key={item.to} item={item} />
        ))}
      </Close>
    </Ground>
  );
}

function FooterLink({ item: { to, label } }: { item: NavItem }) {
  if (to.startsWith('/')) return <a href={to}>{label}</a>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {label}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
