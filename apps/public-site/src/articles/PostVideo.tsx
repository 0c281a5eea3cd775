import { styled } from 'styled-components';
import { playerUrl, videoSites, videoUrl, type Video } from '@workspace/contracts/rich-text/video-url';
import { VideoFrame, VideoPosterContent } from '@workspace/ui/road/VideoPoster';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ArticleCaption } from './ArticleBlocks.tsx';

const Figure = styled.figure`
  > figcaption {
    max-width: 38rem;
    margin-top: ${space.md};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.45 ${font.sign};
    text-wrap: pretty;
  }
`;
const Poster = styled.span`
  display: contents;
`;

interface PostVideoProps {
  video: Video;
  title: string;
  /** The poster as clean HTML; empty for a drawn one. */
  poster: string;
  /** Clean HTML. */
  caption: string;
}

/**
 * A video before it is loaded: a link to its page, which the page script makes a button that loads the player. Until
 * then nothing is requested from the video's site.
 */
export function PostVideo({ video, title, poster, caption }: PostVideoProps) {
  const site = videoSites[video.site];
  return (
    <Figure>
      <VideoFrame as="a" href={videoUrl(video)} data-player={playerUrl(video)} data-title={title}>
        <VideoPosterContent title={`Play video: ${title}`} note={`Plays from ${site}, which then learns of your visit`}>
          {poster && <Poster dangerouslySetInnerHTML={{ __html: poster }} />}
        </VideoPosterContent>
      </VideoFrame>
      <ArticleCaption caption={{ html: caption }} />
    </Figure>
  );
}
