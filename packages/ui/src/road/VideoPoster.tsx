import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '../theme/tokens.ts';

/** The place of a video, 16:9 at any width; its player fills the same place. */
export const VideoFrame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  padding: 0;
  border: 0;
  background-color: ${color.asphalt};
  color: ${color.onSign};
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  > .road,
  > img,
  picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > .key {
    position: relative;
    place-self: center;
    width: clamp(3rem, 14%, 5.5rem);
    min-height: 0;
    max-height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > span {
    position: relative;
    grid-row: 2;
    padding: ${space.md} ${space.lg};
    background-color: rgb(23 25 26 / 94%);
    color: #ffffff;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: ${weight.heavy};
    font-size: ${text.md};
  }
  .sign {
    fill: ${color.lane};
  }
  .play {
    fill: ${color.onLane};
  }
  &:hover .sign {
    fill: #ffffff;
  }
`;

interface VideoPosterProps {
  title: string;
  /** Says where the video plays from. */
  note: string;
  /** A picture; without one the poster is a drawn road. */
  children?: ReactNode;
}

/** The content of a video's place before it is loaded: a picture or a drawn road, the sign to play it, and its title. */
export function VideoPosterContent({ title, note, children }: VideoPosterProps) {
  return (
    <>
      {children || (
        <svg className="road" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M62 0h36l62 90H0z" fill={color.asphaltRaised} />
          <path d="M79 4h2l.5 8h-3zM76.300 52h7.400l1.600 16h-10.600z" fill={color.lane} />
        </svg>
      )}
      <svg className="key" viewBox="0 0 26 26" aria-hidden="true">
        <circle className="sign" cx="13" cy="13" r="13" />
        <path className="play" d="M9.500 6.500v13l11-6.500z" />
      </svg>
      <span>
        <strong>{title}</strong>
        {note}
      </span>
    </>
  );
}

/** A video's place before it is loaded. */
export function VideoPoster(props: VideoPosterProps) {
  return (
    <VideoFrame>
      <VideoPosterContent {...props} />
    </VideoFrame>
  );
}
