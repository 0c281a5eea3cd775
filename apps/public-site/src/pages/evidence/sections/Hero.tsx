import { styled } from 'styled-components';
import { CoreLayer } from '@workspace/ui/road/CoreLayer';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { evidenceIndex, openFacts } from '../evidence-index.ts';

const Split = styled.section`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 5rem;
    padding-block: 5rem ${space.section};
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  ${media.desktop} {
    position: sticky;
    top: 9rem;
    align-self: start;
  }
  > p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Tally = styled.dl`
  display: flex;
  gap: ${space.xxl};
  padding-top: ${space.xl};
  border-top: 2px solid ${color.ink};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    font: ${weight.heavy} clamp(2.5rem, 1.8rem + 2.6vw, 4rem) / 1 ${font.sign};
    letter-spacing: -0.03em;
  }
  dt {
    max-width: 11rem;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
`;
// A drilled core: each layer is a section of the page.
const Core = styled.ol`
  list-style: none;
  li {
    display: grid;
    grid-template-columns: clamp(4.5rem, 20vw, 8.5rem) minmax(0, 1fr);
    min-height: 4.25rem;
  }
  li:first-child > svg {
    border-radius: 50% 50% 0 0 / 14% 14% 0 0;
  }
  li:last-child > svg {
    border-radius: 0 0 50% 50% / 0 0 26% 26%;
  }
  a {
    display: grid;
    align-content: center;
    padding: ${space.sm} 0 ${space.sm} ${space.xl};
    border-bottom: 1px solid ${color.line};
    color: ${color.ink};
    font: ${weight.strong} ${text.xl} / 1.2 ${font.sign};
    text-decoration: none;
  }
  a:hover {
    background-color: ${color.groundAlt};
  }
  span {
    color: ${color.inkSoft};
    font: ${weight.text} ${text.sm} / 1.4 ${font.text};
  }
`;

/** The page's promise, and its sections as a drilled core. */
export function Hero() {
  return (
    <Split aria-labelledby="evidence-title">
      <Copy>
        <h1 id="evidence-title">Check us before you believe us.</h1>
        <p>
          A vendor’s figure is worth its definition, its sample, its date and its limits. Here are our accuracies, and
          the figures on which our pages differ. What we have not published says so, and says what to ask us for.
        </p>
        <Tally>
          <div>
            <dt>facts below that we can state today</dt>
            <dd>{openFacts.published}</dd>
          </div>
          <div>
            <dt>that are not published yet: have them in writing before you buy</dt>
            <dd>{openFacts.missing}</dd>
          </div>
        </Tally>
      </Copy>
      <nav aria-label="Sections of this page">
        <Core role="list">
          {evidenceIndex.map(({ id, label, about }, layer) => (
            <li key={id}>
              <CoreLayer layer={layer} />
              <a href={`#${id}`}>
                {label} <span>{about}</span>
              </a>
            </li>
          ))}
        </Core>
      </nav>
    </Split>
  );
}
