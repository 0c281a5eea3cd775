import { styled } from 'styled-components';
import { color, measure, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { DemoButton } from '../../services/DemoButton.tsx';

const Section = styled.section`
  padding: 0 ${space.gutter} ${space.section};
  > div {
    max-width: ${measure.page};
    margin-inline: auto;
    padding: 0.4rem;
    border-radius: ${radius.sign};
  }
`;
const Face = styled.div`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  border: 3px solid ${color.onSign};
  border-radius: 10px;
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    gap: 4rem;
  }
  div {
    display: grid;
    gap: ${space.lg};
    justify-items: start;
  }
  p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  > svg {
    display: none;
    ${media.desktop} {
      display: block;
      width: 9rem;
    }
  }
`;

/** A guide sign whose arrow leaves the road. */
export function FullServiceCallToAction() {
  return (
    <Section aria-labelledby="full-call-title" data-print="hide">
      <div data-ground="sign">
        <Face>
          <div>
            <h2 id="full-call-title">Tell us your miles, and we plan the drive</h2>
            <p>Bring the length of your network to the demo, and ask for a first scan with a price and a week.</p>
            <DemoButton label="Plan a first scan" />
          </div>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d="M12 88V70q0-12 9-21l33-33H28V4h64v64H80V32L47 65q-5 5-5 12v11z" fill="#ffffff" />
          </svg>
        </Face>
      </div>
    </Section>
  );
}
