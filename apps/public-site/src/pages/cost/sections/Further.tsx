import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { bundledArticle } from '../../../articles/bundled-articles.ts';
import { Section } from '../../../layout/Section.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 4.5rem;
  }
  > div {
    display: grid;
    gap: ${space.xl};
    align-content: start;
    justify-items: start;
  }
`;
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

const articles = ['cost-pave-road-per-mile', 'cost-of-deferred-maintenance', 'economics-road-quality'].map(
  (slug) => bundledArticle(slug)!.summary,
);

/** Articles about cost. */
export function Further() {
  return (
    <div data-print="hide">
      <Section labelledBy="further-title" tone="alt">
        <Split>
          <div>
            <h2 id="further-title">The survey is the small sum</h2>
            <DemoButton label="Ask for a price in writing" />
          </div>
          <List role="list">
            {articles.map(({ slug, title, excerpt }) => (
              <li key={slug}>
                <a href={`/blog/${slug}`}>{title}</a>
                <p>{excerpt}</p>
              </li>
            ))}
          </List>
        </Split>
      </Section>
    </div>
  );
}
