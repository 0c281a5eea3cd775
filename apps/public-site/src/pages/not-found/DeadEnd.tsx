import { styled } from 'styled-components';
import { color, font, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';
import type { NavItem } from '../../layout/navigation.ts';

const Section = styled.section`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  min-height: min(70svh, 44rem);
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;
// Its post stands on what follows the section.
const Sign = styled.svg`
  align-self: end;
  width: min(100%, 24rem);
  margin: 0 auto calc(-1 * ${space.xxl});
  text {
    font: 780 44px ${font.sign};
    text-anchor: middle;
  }
  .post {
    fill: ${color.lineControl};
  }
`;

/** A dead-end sign with a message and links onward. */
export function DeadEnd({ title, message, ways }: { title: string; message: string; ways: readonly NavItem[] }) {
  return (
    <Section aria-labelledby="dead-end">
      <Copy>
        <h1 id="dead-end">{title}</h1>
        <p>{message}</p>
        <div>
          {ways.map((way, index) => (
            <SiteLinkButton key={way.to} item={way} variant={index === 0 ? 'primary' : 'secondary'} size="lg" />
          ))}
        </div>
      </Copy>
      <Sign viewBox="0 0 360 440" aria-hidden="true">
        <path className="post" d="M172 300h16v140h-16z" />
        <path
          d="M173 19a10 10 0 0114 0l151 151a10 10 0 010 14L187 335a10 10 0 01-14 0L22 184a10 10 0 010-14z"
          fill="#f2b705"
        />
        <path d="M180 30l146 147-146 147L34 177z" fill="none" stroke="#17191a" strokeWidth="7" strokeLinejoin="round" />
        <text x="180" y="170" fill="#17191a">
          DEAD
        </text>
        <text x="180" y="216" fill="#17191a">
          END
        </text>
      </Sign>
    </Section>
  );
}
