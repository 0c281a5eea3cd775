import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useBookmark, type Bookmark } from '../../articles/bookmarks.ts';
import { showSiteToast } from '../../toasts/site-toast.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-bottom: ${space.xxl};
  /* Both need scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Buttons to share an article and to bookmark it on this device. */
export default function ArticleActions({ slug, title }: Bookmark) {
  const { isBookmarked, toggle } = useBookmark(slug);
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      void showSiteToast({ title: 'Link copied', description: 'The address of this article is on your clipboard.' });
    } catch (error) {
      // An AbortError means that the user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      void showSiteToast({
        title: 'Not shared',
        description: 'Copy the address from the address bar.',
        tone: 'destructive',
      });
    }
    return undefined;
  };
  const bookmark = () => {
    if (!toggle(title))
      void showSiteToast({
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
