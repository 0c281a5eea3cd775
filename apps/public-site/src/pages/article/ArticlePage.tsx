import { lazy, useState } from 'react';
import { hydration } from '../../hydration.ts';
import { ArticleParts } from './ArticleParts.tsx';

const Arrived = lazy(() => import('./ArrivedArticle.tsx'));

/** An article. What the server drew has been found; who comes by a link may wait for it, or miss it. */
export default function ArticlePage() {
  const [isDrawn] = useState(() => import.meta.env.SSR || hydration.isUnderWay);
  return isDrawn ? <ArticleParts /> : <Arrived />;
}
