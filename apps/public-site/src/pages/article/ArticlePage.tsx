import { lazy } from 'react';
import { useIsRendered } from '../../hydration.ts';
import { ArticleParts } from './ArticleParts.tsx';

const Arrived = lazy(() => import('./LoadedArticle.tsx'));

/**
 * The article page. A server-rendered article is complete; after a client-side link it may still load or be missing.
 */
export default function ArticlePage() {
  const isDrawn = useIsRendered();
  return isDrawn ? <ArticleParts /> : <Arrived />;
}
