import { near, still } from '../../part.tsx';

const Opening = still(() => import('./ArticleOpening.tsx'));
const Actions = near('article-actions', () => import('./ArticleActions.tsx'));
const Rest = still(() => import('./ArticleRest.tsx'));

/** A loaded article, from its title to the call to action at its end. */
export function ArticleParts() {
  return (
    <article>
      <Opening />
      <Actions />
      <Rest />
    </article>
  );
}
