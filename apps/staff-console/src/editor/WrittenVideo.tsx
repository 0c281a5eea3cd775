import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RenderElementProps } from 'slate-react';
import type { RichVideo } from '@workspace/contracts/rich-text/document';
import { VideoPoster } from '@workspace/ui/road/VideoPoster';
import { parseVideo, videoSites } from '@workspace/contracts/rich-text/video-url';
import { CaptionedFrame } from './CaptionedFrame.tsx';
import { EditBlockButton } from './EditBlockButton.tsx';

const Poster = styled.img`
  && {
    border-radius: 0;
  }
`;

interface WrittenVideoProps {
  attributes: RenderElementProps['attributes'];
  video: RichVideo;
  children: ReactNode;
}

/** A video as readers see it before they load it. Its caption is edited in place, and a dialog has the rest. */
export function WrittenVideo({ attributes, video, children }: WrittenVideoProps) {
  const { url, title, poster } = video;
  const site = videoSites[parseVideo(url)?.site ?? 'youtube'];
  return (
    <CaptionedFrame
      attributes={attributes}
      block={video}
      label="Select the video"
      placeholder="Write a caption"
      face={
        <VideoPoster title={title} note={`Plays from ${site}`}>
          {poster && <Poster src={poster} alt="" draggable={false} />}
        </VideoPoster>
      }
      fields={<EditBlockButton label="Change address, title and poster" draft={{ type: 'video', url, block: video }} />}
    >
      {children}
    </CaptionedFrame>
  );
}
