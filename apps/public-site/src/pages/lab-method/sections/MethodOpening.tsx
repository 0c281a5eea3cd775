import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Ground = styled.section`
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    padding-block: 4.5rem;
  }
  > div {
    display: grid;
    gap: ${space.xxl};
    max-width: ${measure.page};
    margin-inline: auto;
    ${media.desktop} {
      grid-template-columns: 5fr 6fr;
      gap: 5rem;
    }
  }
  h1 {
    font-size: clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem);
  }
`;
const Steps = styled.ol`
  counter-reset: step;
  list-style: none;
  li {
    position: relative;
    padding: ${space.md} 0 ${space.md} 3.5rem;
    border-left: 4px dashed ${color.lineControl};
    counter-increment: step;
  }
  li::before {
    content: counter(step) ' ';
    position: absolute;
    left: 1.25rem;
    color: ${color.lane};
    font: ${weight.heavy} 1.5rem / 1.2 ${font.sign};
  }
  strong {
    display: block;
    font: ${weight.strong} ${text.lg} / 1.3 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
  }
`;

const steps = [
  ['Each segment is aged to the first year.', 'Its rating decides where it stands on the curve of its class.'],
  [
    'Each segment gets the treatment that its rating calls for.',
    'Area times unit cost is its price. No average is priced.',
  ],
  [
    'The budget of the year is spent in the chosen order.',
    'A segment that no longer fits is passed over. What is left lapses.',
  ],
  ['Treated segments move up, and all of them fall for a year.', 'Then the next year begins.'],
  [
    'The budget that holds the average is found by trying.',
    'Doubled until it is enough, then narrowed, and rounded up to the printed digit.',
  ],
] as const;

export function MethodOpening() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="method-title">
      <div>
        <h1 id="method-title">What the lab computes, and what it cannot know</h1>
        <Steps role="list">
          {steps.map(([step, detail]) => (
            <li key={step}>
              <strong>{step}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </Steps>
      </div>
    </Ground>
  );
}
