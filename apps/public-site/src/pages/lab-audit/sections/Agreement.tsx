import { styled } from 'styled-components';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';

const Limits = styled.p`
  max-width: 46rem;
  padding-top: 2.5rem;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** The comparison of two ratings. */
export function Agreement() {
  return (
    <Section id="agreement" labelledBy="agreement-title" tone="alt">
      <SectionText>
        <h2 id="agreement-title">A correlation proves little. Look at the differences</h2>
        <p>
          Two ratings of the same streets always rise and fall together. What counts is how far apart they are: on
          average, and street by street. Put in ours and yours, or two vendors’.
        </p>
      </SectionText>
      <Island name="rating-comparison" hydrate="on-interaction" />
      <Limits>
        The interval is Student’s t for the mean of the differences; the limits are the mean ± 1.96 standard deviations
        (Bland and Altman, 1986). Both take the segments as drawn by chance and independent. Neighboring segments are
        not quite independent, so that the true interval is somewhat wider. Neither rating is the truth: a walk has an
        error of its own, and two walks of the same street are the fairest measure of it.
      </Limits>
    </Section>
  );
}
