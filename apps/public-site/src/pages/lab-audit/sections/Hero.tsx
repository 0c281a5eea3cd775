import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SampledRoad } from './SampledRoad.tsx';

const Ground = styled.header`
  padding-top: ${space.xxl};
  ${media.desktop} {
    padding-top: 4.5rem;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 5rem;
    align-items: end;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  p {
    max-width: 37rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Contents = styled.nav`
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  ol {
    list-style: none;
    counter-reset: part;
  }
  li {
    border-top: 1px solid ${color.line};
    counter-increment: part;
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.6rem;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::before {
    content: counter(part) ' ';
    color: ${color.lane};
  }
`;

const parts = [
  { label: 'How many to walk', to: '#sample-size' },
  { label: 'Which ones, by chance', to: '#sample' },
  { label: 'Field sheets', to: '#sheets' },
  { label: 'Two ratings compared', to: '#agreement' },
  { label: 'What ± 5 points means', to: '#plus-minus' },
  { label: 'What others paid', to: '#prices' },
  { label: 'Questions to ask', to: '#questions' },
] as const;

/** Title and contents, over a road with its drawn units. */
export function Hero() {
  return (
    <Ground data-ground="asphalt">
      <Split>
        <Copy>
          <h1>Audit your vendor, including us.</h1>
          <p>
            Nobody has to believe a rating. Draw some streets by chance, walk them with the standard in hand, and put
            the two ratings side by side. This page does the counting, needs no account, and works on anyone’s survey.
          </p>
        </Copy>
        <Contents aria-label="On this page">
          <ol role="list">
            {parts.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ol>
        </Contents>
      </Split>
      <SampledRoad />
    </Ground>
  );
}
