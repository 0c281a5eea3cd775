import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { QuestionCategory } from '../../../../content/questions/question.ts';
import { Entry } from './Entry.tsx';

const Box = styled.details`
  border-bottom: 2px solid ${color.ink};
  > summary > svg {
    flex: none;
    transition: transform 180ms;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
// As large as a place name on a sign: closed, the eight names are the table of contents.
const Name = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.lg};
  min-height: 4.25rem;
  padding-block: ${space.md};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  h2 {
    margin-right: auto;
    font-size: clamp(1.375rem, 1rem + 1.8vw, 2.25rem);
  }
  &:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.16em;
  }
  span {
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.md} / 1 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
`;
const Entries = styled.div`
  padding-bottom: ${space.xl};
  ${media.desktop} {
    padding-bottom: ${space.xxl};
  }
`;

/** One category: its name, the number of its questions, and the questions. */
export function Category({
  category: { id, name, questions },
  term,
  isOpen,
}: {
  category: QuestionCategory;
  term: string;
  isOpen: boolean;
}) {
  return (
    // The browser may open it before hydration, for a link to one of its questions.
    <Box id={id} open={isOpen} suppressHydrationWarning>
      <Name>
        <h2>{name}</h2>
        <span>
          {questions.length}
          <VisuallyHidden> {questions.length === 1 ? 'question' : 'questions'}</VisuallyHidden>
        </span>
        <Icon name="chevronDown" size={26} />
      </Name>
      <Entries>
        {questions.map((question) => (
          <Entry key={question.id} question={question} term={term} />
        ))}
      </Entries>
    </Box>
  );
}
