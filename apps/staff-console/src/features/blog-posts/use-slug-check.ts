import { useEffect, useState } from 'react';
import { checkSlug } from '@workspace/contracts/managed-posts';
import { BlogPostDraft } from '@workspace/contracts/post-content';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

const pause = 400;

/** Returns the message for a slug that cannot be an address. An empty one is yet to be written. */
export function slugError(slug: string): string | undefined {
  const { error } = slug === '' ? {} : BlogPostDraft.shape.slug.safeParse(slug);
  return error && `${error.issues[0]!.message}.`;
}

/** Checks a slug and suggests a free one; undefined while unknown or if no check is needed. */
export function useSlugCheck(slug: string, except: string | undefined, isOwn: boolean) {
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(slug), pause);
    return () => clearTimeout(timer);
  }, [slug]);
  const shouldCheck = checked === slug && !isOwn && slug !== '' && slugError(slug) === undefined;
  const { data } = useEndpoint(checkSlug, shouldCheck ? { query: { slug, except } } : null);
  return data;
}
