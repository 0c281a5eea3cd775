import { useEffect, useState } from 'react';
import { checkSlug } from '@workspace/contracts/managed-posts';
import { BlogPostDraft } from '@workspace/contracts/post-content';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

const pause = 400;

/** Checks a slug and suggests a free one; undefined while unknown or if no check is needed. */
export function useSlugCheck(slug: string, except: string | undefined, isOwn: boolean) {
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(slug), pause);
    return () => clearTimeout(timer);
  }, [slug]);
  const shouldCheck = checked === slug && !isOwn && BlogPostDraft.shape.slug.safeParse(slug).success;
  const { data } = useEndpoint(checkSlug, shouldCheck ? { query: { slug, except } } : null);
  return data;
}
