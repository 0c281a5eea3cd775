import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { CaseStudy } from '../../../../content/case-studies.ts';
import { labelsOf, milesOf, prioritiesOf, storyPlans } from '../../../../content/street-networks.ts';
import { SampleNote } from '../../services/SampleNote.tsx';
import { HighwayStrip } from './HighwayStrip.tsx';
import { Metrics } from './Metrics.tsx';
import { StudyQuote } from './StudyQuote.tsx';
import { StudyText } from './StudyText.tsx';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

const Band = styled.section`
  overflow: clip;
  padding: ${space.section} ${space.gutter};
  &[data-tone='alt'] {
    background-color: ${color.groundAlt};
  }
`;
// The position of the drawing distinguishes the three studies: beside the text, above it, or on the other side.
const Plan = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 3.5rem 1.5rem;
    > [data-part='head'] {
      grid-column: 1 / span 6;
    }
    > [data-part='drawing'] {
      grid-column: 8 / -1;
      grid-row: 1 / span 2;
      align-self: center;
    }
    > [data-part='text'] {
      grid-column: 1 / span 6;
    }
    > [data-part='wide'] {
      grid-column: 1 / -1;
    }
    /* A city has no edge on the page: its map goes on to the window's. */
    &[data-drawing='right'] > [data-part='drawing'] > svg {
      width: calc(101.5% + max(${space.gutter}, (100vw - ${measure.page}) / 2));
      max-width: none;
    }
    &[data-drawing='over'] > [data-part='head'] {
      grid-column: 1 / span 9;
    }
    &[data-drawing='over'] > [data-part='drawing'] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    &[data-drawing='over'] > [data-part='text'] {
      grid-column: 1 / -1;
    }
    &[data-drawing='left'] > :is([data-part='head'], [data-part='text']) {
      grid-column: 7 / -1;
    }
    &[data-drawing='left'] > [data-part='drawing'] {
      grid-column: 1 / span 5;
    }
  }
`;
const Title = styled.div`
  display: grid;
  gap: ${space.md};
  align-content: start;
  > p {
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.md} / 1.3 ${font.sign};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    padding-top: ${space.sm};
    list-style: none;
  }
`;
const Figure = styled.figure`
  min-width: 0;
  figcaption {
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;

const looks = {
  city: {
    tone: 'plain',
    ground: undefined,
    side: 'right',
    drawing: (
      <StreetNetwork
        plan={storyPlans.metro}
        description={`A drawn example of a large city from above. The western half is colored by its Pavement Condition Index, the eastern half is gray. Labeled are ${labelsOf('metro')}.`}
      />
    ),
    caption: 'Example drawing of a city: the half that was driven has its ratings, the rest is still gray.',
  },
  highway: {
    tone: 'plain',
    ground: 'asphalt',
    side: 'over',
    drawing: <HighwayStrip />,
    caption:
      'Example drawing of a highway by condition. Posts stand where new damage was found: at the sections rated Poor or worse.',
  },
  parish: {
    tone: 'alt',
    ground: undefined,
    side: 'left',
    drawing: (
      <StreetNetwork
        plan={storyPlans.parish}
        description={`A drawn example of a few long country roads on both sides of a bayou, colored by condition. Labeled are ${labelsOf('parish')}.`}
      />
    ),
    caption: `Example drawing of rural roads. The plan begins with the one that can still be saved: ${prioritiesOf(
      'parish',
    )
      .map((road) => `${road.street} (${milesOf(road)} miles, ${road.treatment.toLowerCase()})`)
      .join(', ')}.`,
  },
} as const;

/** One customer: the challenge, the solution and the results. */
export function Study({ study }: { study: CaseStudy }) {
  const { id, name, headline, tags, metrics, quote } = study;
  const { tone, ground, side, drawing, caption } = looks[id];
  return (
    <Band id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-tone={tone} data-ground={ground}>
      <Plan data-drawing={side}>
        <Title data-part="head">
          <p>{name}</p>
          <h2 id={`${id}-title`}>{headline}</h2>
          <ul role="list" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </Title>
        <Figure data-part="drawing">
          {drawing}
          <figcaption>
            {caption} {bandNamesNote}
          </figcaption>
        </Figure>
        <StudyText study={study} isWide={side === 'over'} />
        <Metrics metrics={metrics} />
        <StudyQuote quote={quote} organization={name} />
        <div data-part="wide">
          <SampleNote records={[study]} what="challenge, timeframe, quote and name" />
        </div>
      </Plan>
    </Band>
  );
}
