import { near, still } from '../../part.tsx';

const Opening = still(() => import('./ArticleOpening.tsx'));
const Actions = near('article-actions', () => import('./ArticleActions.tsx'));
const Rest = still(() => import('./ArticleRest.tsx'));

/** An article that has been found, from its title to the call at its end. */
export function ArticleParts() {
  return (
    <article>
      <Opening />
      <Actions />
      <Rest />
    </article>
  );
}
