import { lazy } from 'react';
import { useIsDrawn } from '../../hydration.ts';
import { ArticleParts } from './ArticleParts.tsx';

const Arrived = lazy(() => import('./ArrivedArticle.tsx'));

/** An article. What the server drew has been found; who comes by a link may wait for it, or miss it. */
export default function ArticlePage() {
  const isDrawn = useIsDrawn();
  return isDrawn ? <ArticleParts /> : <Arrived />;
}
