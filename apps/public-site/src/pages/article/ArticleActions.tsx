import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useBookmark } from '../../articles/bookmarks.ts';
import { useSiteToast } from '../../toasts/site-toast.ts';
import { countView } from './count-view.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.lg} ${space.gutter} 0;
  /* Both need scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Buttons to share an article and to bookmark it on this device. */
export default function ArticleActions() {
  const slug = useMatch('/blog/:slug')?.params.slug ?? '';
  const { isBookmarked, toggle } = useBookmark(slug);
  const toast = useSiteToast();
  useEffect(() => countView(slug), [slug]);
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: 'The address of this article is on your clipboard.' });
    } catch (error) {
      // An AbortError means that the user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      toast({ title: 'Not shared', description: 'Copy the address from the address bar.', tone: 'destructive' });
    }
    return undefined;
  };
  const bookmark = () => {
    if (!toggle(document.querySelector('h1')?.textContent ?? slug))
      toast({
        title: 'Not kept',
        description: 'The browser does not let this site keep anything.',
        tone: 'destructive',
      });
  };
  return (
    <Row data-print="hide">
      <Button size="sm" data-replay="" onClick={() => void share()}>
        <Icon name="share" size={16} />
        Share
      </Button>
      <Button size="sm" data-replay="" aria-pressed={isBookmarked} onClick={bookmark}>
        <Icon name="bookmark" size={16} />
        {isBookmarked ? 'Bookmarked' : 'Bookmark'}
      </Button>
    </Row>
  );
}
