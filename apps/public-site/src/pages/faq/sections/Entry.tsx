import { styled } from 'styled-components';
import { color, font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import type { Question } from '../../../../content/questions/question.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { isKnown } from '../../../layout/navigation.ts';
import { Marked } from './Marked.tsx';
import { noteOf } from '../../../claim-notes/note-of.ts';
import { AnswerNote } from './AnswerNote.tsx';

const Row = styled.div`
  display: grid;
  gap: ${space.sm} 4rem;
  padding-block: ${space.lg};
  border-top: 1px solid ${color.line};
  ${media.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 40rem);
    padding-block: ${space.xl};
  }
  h3 {
    font: ${weight.strong} 1.125rem / 1.35 ${font.sign};
    letter-spacing: 0;
    text-wrap: pretty;
  }
  p {
    color: ${color.inkSoft};
  }
  a {
    display: inline-block;
    padding-top: ${space.sm};
    font: ${weight.strong} 1rem / 1.5 ${font.sign};
  }
  mark {
    background-color: ${color.lane};
    color: ${color.onLane};
  }
`;

// A link to a section within a page is valid when the page exists.
const isThere = (more: NonNullable<Question['more']>) =>
  isKnown(more) || (!more.to.startsWith('/#') && isKnown({ ...more, to: more.to.split('#')[0]! }));

/** A question with its answer, notes on its figures and a link to further reading; matches of the search are highlighted. */
export function Entry({
  question: { id, question, answer, claims, more },
  term,
}: {
  question: Question;
  term: string;
}) {
  return (
    <Row id={id} tabIndex={-1}>
      <h3>
        <Marked text={question} term={term} />
      </h3>
      <div>
        <p>
          <Marked text={answer} term={term} />
        </p>
        {claims?.map((claim) => (
          <AnswerNote key={claim.value} {...noteOf(claim)} />
        ))}
        {more && isThere(more) && <SiteLink item={more} />}
      </div>
    </Row>
  );
}
