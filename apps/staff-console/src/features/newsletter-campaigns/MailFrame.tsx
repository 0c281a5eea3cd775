import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '@workspace/ui/theme/tokens.ts';
import { replaceMail, styleMail, withStylesAside } from './style-mail.ts';

/**
 * Layout widths of a phone screen and of a desktop email window, in pixels. A narrower container scales the desktop
 * one down.
 */
const mailWidths = { phone: 375, desktop: 680 } as const;

const Section = styled.section`
  max-width: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.groundAlt};
`;
const Scaled = styled.div<{ $width: number; $height: number }>`
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  margin: 0 auto;
`;
const Frame = styled.iframe<{ $width: number; $height: number; $scale: number }>`
  display: block;
  width: ${({ $width }) => $width}px;
  /* A phone is as narrow as a phone: only the desk's mail is laid out wider than its room. */
  max-width: ${({ $width }) => ($width === mailWidths.phone ? '100%' : 'none')};
  height: ${({ $height }) => $height}px;
  border: 0;
  transform: scale(${({ $scale }) => $scale});
  transform-origin: 0 0;
`;

interface MailFrameProps {
  title: string;
  html: string;
  width: keyof typeof mailWidths;
  scheme?: 'light' | 'dark';
}

/**
 * Renders an email at the width of a phone or desktop client. Its links open in a new tab, and nothing in it can run.
 */
export function MailFrame({ title, html, width, scheme = 'light' }: MailFrameProps) {
  const { room, frame, height, scale, measure } = useFit(width);
  const [first] = useState(html);
  const show = () => {
    if (replaceMail(frame.current?.contentDocument, html, scheme)) measure();
  };
  useEffect(show, [html, scheme, frame, measure]);
  const onLoad = () => {
    const mail = frame.current?.contentDocument;
    if (mail) styleMail(mail, scheme);
    // The email may have changed while the frame loaded.
    if (html !== first) show();
    measure();
  };
  return (
    <Section ref={room} aria-label={title}>
      <Scaled $width={mailWidths[width] * scale} $height={height * scale}>
        <Frame
          ref={frame}
          title={title}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withStylesAside(first)}
          onLoad={onLoad}
          $width={mailWidths[width]}
          $height={height}
          $scale={scale}
        />
      </Scaled>
    </Section>
  );
}

/** Measures the email's height in its own pixels, and the scale that fits its container. */
function useFit(width: keyof typeof mailWidths) {
  const room = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const [scale, setScale] = useState(1);
  const measure = useCallback(() => {
    const { contentDocument, clientWidth = 0 } = frame.current ?? {};
    const roomWidth = room.current?.clientWidth ?? 0;
    // Null while the email loads.
    const root = contentDocument?.documentElement as Element | null | undefined;
    // Elements in an unselected tab have no size. The email is measured once it is shown.
    if (roomWidth === 0 || clientWidth === 0) return;
    if (root) setHeight(heightOf(root));
    if (width === 'desktop') setScale(Math.min(1, roomWidth / mailWidths.desktop));
  }, [width]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(room.current!);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [measure]);
  return { room, frame, height, scale, measure };
}

const heightOf = (root: Element): number => Math.ceil(root.getBoundingClientRect().height);
