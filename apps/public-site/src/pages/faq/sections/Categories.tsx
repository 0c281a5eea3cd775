import { styled } from 'styled-components';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import type { QuestionCategory } from '../../../../content/questions/question.ts';
import { Category } from './Category.tsx';

const List = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
`;

/** The categories: the first one open, or all of them during a search. */
export function Categories({ categories, term }: { categories: readonly QuestionCategory[]; term: string }) {
  const isSearch = term !== '';
  return (
    <List>
      {categories.map((category, index) => (
        // The key changes with the search, so that a search opens closed categories and its end closes them again.
        <Category key={`${category.id} ${isSearch}`} category={category} term={term} isOpen={isSearch || index === 0} />
      ))}
    </List>
  );
}
