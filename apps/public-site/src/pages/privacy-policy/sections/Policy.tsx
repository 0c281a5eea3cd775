import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { privacySections, type PrivacySection } from '../../../../content/privacy-sections.ts';
import { RetentionTable } from './RetentionTable.tsx';

const Text = styled.div`
  counter-reset: part;
`;
const Part = styled.section`
  display: grid;
  gap: ${space.lg};
  padding-block: ${space.xl} ${space.xxl};
  border-top: 2px solid ${color.ink};
  scroll-margin-top: ${space.lg};
  counter-increment: part;
  h2 {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
  }
  h2::before {
    content: counter(part) '. ';
  }
  ul {
    display: grid;
    gap: ${space.sm};
    list-style: none;
  }
  li {
    position: relative;
    padding-left: 1.5rem;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 0.85rem;
    height: 3px;
    background-color: ${color.lane};
    box-shadow: 0 0 0 1px ${color.lineControl};
  }
  a {
    font: ${weight.strong} ${text.md} / 1.4 ${font.sign};
  }
`;

/** The thirteen sections. */
export function Policy() {
  return (
    <Text>
      {privacySections.map((section) => (
        <Part key={section.id} id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <Blocks blocks={section.blocks} />
          {section.id === 'retention' && <RetentionTable />}
          {section.id === 'contact' && <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>}
        </Part>
      ))}
    </Text>
  );
}

function Blocks({ blocks }: Pick<PrivacySection, 'blocks'>) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block.points[0]} role="list">
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
