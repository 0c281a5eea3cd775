import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, measure, radius, space, text } from '@workspace/ui/theme/tokens.ts';

const Section = styled.section`
  padding: 0 ${space.gutter} ${space.section};
`;
const Sign = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 0.4rem;
  border-radius: ${radius.sign};
`;
const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xl} ${space.xxl};
  padding: clamp(1.5rem, 4vw, 3rem);
  border: 3px solid ${color.onSign};
  border-radius: 10px;
  > div {
    flex: 1 1 22rem;
    display: grid;
    gap: ${space.sm};
  }
  p {
    max-width: 32rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The call to action at the end of an article. */
export function ArticleCallToAction() {
  return (
    <Section data-print="hide" aria-labelledby="call-title">
      <Sign data-ground="sign">
        <Face>
          <div>
            <h2 id="call-title">Ready to Transform Your Road Management?</h2>
            <p>See your own streets rated, and ask how each number was made.</p>
          </div>
          <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
            Schedule a Demo
          </ButtonLink>
        </Face>
      </Sign>
    </Section>
  );
}
