import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';

const Section = styled.section`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.section} ${space.gutter};
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font-size: ${text.lg};
    overflow-wrap: anywhere;
  }
`;

/** The empty state for a search without matches. */
export function NoResults({ term, onClear }: { term: string; onClear: () => void }) {
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onClear();
  };
  return (
    <Section aria-labelledby="nothing-title">
      <h2 id="nothing-title">No questions found</h2>
      <p>Nothing here speaks of “{term}”. Try a shorter word, or ask us below.</p>
      <form action="/faq" onSubmit={clear}>
        <Button type="submit">Clear Search</Button>
      </form>
    </Section>
  );
}
