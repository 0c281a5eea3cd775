import { lazy } from 'react';
import { useIsRendered } from '../../hydration.ts';
import { ArticleParts } from './ArticleParts.tsx';

const Arrived = lazy(() => import('./LoadedArticle.tsx'));

/** An article. What the server drew has been found; who comes by a link may wait for it, or miss it. */
export default function ArticlePage() {
  const isDrawn = useIsRendered();
  return isDrawn ? <ArticleParts /> : <Arrived />;
}
