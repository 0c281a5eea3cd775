import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { questionCategories } from '../../../../content/question-categories.ts';
import { countQuestions } from '../find-questions.ts';

const Ground = styled.section`
  padding: 0.4rem;
`;
// The full width is one guide sign, with its white line.
const Face = styled.div`
  padding: ${space.xxl} calc(${space.gutter} - 0.4rem - 3px);
  border: 3px solid ${color.onSign};
  border-radius: 10px;
  ${media.desktop} {
    padding-block: 4rem;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 4rem;
    align-items: end;
  }
  p {
    padding-top: ${space.lg};
    font-size: ${text.lg};
  }
`;
const Search = styled.form`
  display: grid;
  gap: ${space.sm};
  /* A white field on the green, in either scheme. */
  input {
    --surface: #ffffff;
    --ink: #17191a;
    --ink-soft: #4d5153;
    --line-control: #ffffff;
    min-height: 3.25rem;
    color-scheme: light;
  }
  > button {
    justify-self: start;
  }
  /* With script the search follows the typing, and there is nothing to send. */
  @media (scripting: enabled) {
    > button {
      display: none;
    }
  }
`;
const Count = styled.p`
  && {
    min-height: 1.5em;
    padding: 0;
    font: ${weight.strong} 1rem / 1.5 ${font.sign};
  }
`;

interface SearchSignProps {
  /** The field is uncontrolled, so that text typed before hydration stays. */
  field: RefObject<HTMLInputElement | null>;
  /** Initial value of the field. */
  initialSearch: string;
  onInput: () => void;
  /** Number of matches; undefined without a search. */
  count: number | undefined;
}

const total = countQuestions(questionCategories);
const wordsFor = (count: number): string => {
  if (count === 0) return 'No questions found';
  return count === 1 ? '1 question found' : `${count} questions found`;
};

/** The page's title and the search. */
export function SearchSign({ field, initialSearch, onInput, count }: SearchSignProps) {
  return (
    <Ground data-ground="sign" aria-labelledby="faq-title">
      <Face>
        <Split>
          <div>
            <h1 id="faq-title">Ask before you buy</h1>
            <p>
              {total} questions in {questionCategories.length} categories, most of them answered in a line or two.
            </p>
          </div>
          <Search role="search" action="/faq" onSubmit={(event) => event.preventDefault()}>
            <TextField
              label="Search the questions"
              type="search"
              name="q"
              autoComplete="off"
              placeholder="PASER, contract, accuracy"
              defaultValue={initialSearch}
              ref={field}
              onInput={onInput}
            />
            <Button type="submit">Search</Button>
            <Count role="status">{count === undefined ? '' : wordsFor(count)}</Count>
          </Search>
        </Split>
      </Face>
    </Ground>
  );
}
