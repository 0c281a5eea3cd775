import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { Accordion } from '@workspace/ui/Accordion';
import { ButtonLink } from '@workspace/ui/Button';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { questions } from '../../../../content/questions.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: 5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  justify-items: start;
  p {
    color: ${color.inkSoft};
  }
  ${media.desktop} {
    position: sticky;
    top: 6.5rem;
    align-self: start;
  }
`;

const items = questions.map((question) => ({ ...question, answer: <Answer {...question} /> }));

/** Six questions, one answer open at a time. */
export function Faq() {
  return (
    <Section id="faq" labelledBy="faq-title" tone="alt">
      <Split>
        <Copy>
          <h2 id="faq-title">What engineers ask first</h2>
          <p>A demo is the place for the rest: bring a list of your streets.</p>
          <ButtonLink href={brand.demoCalendarUrl} opensNewTab>
            Book a demo
          </ButtonLink>
        </Copy>
        <Accordion items={items} openId={questions[0]?.id} />
      </Split>
    </Section>
  );
}

function Answer({ answer, claims }: (typeof questions)[number]) {
  return (
    <>
      {answer}
      <ClaimMarks claims={claims} />
    </>
  );
}
