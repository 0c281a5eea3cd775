import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import { barHeight } from './editor-bar-style.ts';

const Cell = styled.div`
  min-height: calc(100vh - ${barHeight});
`;
const LowerEdge = styled.div`
  position: sticky;
  bottom: var(--lower-edge);
  z-index: 2;
  height: 0;
`;
const Notices = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space.sm};
  max-height: 60vh;
  overflow-y: auto;
  /* Also over the preview, while that covers the text. */
  visibility: visible;
  &:not(:empty) {
    padding: ${space.sm} ${space.gutter};
  }
  > * {
    box-shadow: ${color.shadow};
  }
`;

/** The text, and its notices over the lower edge of the window: no line of the text moves when one comes or goes. */
export function TextWithNotices({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tell = () => cell.current?.style.setProperty('--notices', `${box.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tell);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Cell ref={cell}>
      {children}
      <LowerEdge>
        <Notices ref={box} data-over-text="">
          {notices}
        </Notices>
      </LowerEdge>
    </Cell>
  );
}
