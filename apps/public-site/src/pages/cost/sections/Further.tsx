import { styled } from 'styled-components';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { bundledArticle } from '../../../articles/bundled-articles.ts';
import { LinkRows } from '../../../layout/LinkRows.tsx';
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
const articles = ['cost-pave-road-per-mile', 'cost-of-deferred-maintenance', 'economics-road-quality'].map((slug) => {
  const { title, excerpt } = bundledArticle(slug)!.summary;
  return { to: `/blog/${slug}`, label: title, use: excerpt };
});

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
          <LinkRows rows={articles} />
        </Split>
      </Section>
    </div>
  );
}
