import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '@workspace/ui/theme/tokens.ts';
import { styleMail, withStylesAside } from './style-mail.ts';

/** Widths of a phone's screen and of a desk's mail window, in pixels. */
const mailWidths = { phone: 375, desktop: 680 } as const;

const Room = styled.section`
  max-width: 100%;
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.groundAlt};
`;
const Frame = styled.iframe<{ $width: number; $height: number }>`
  display: block;
  width: ${({ $width }) => $width}px;
  /* A phone is as narrow as a phone: only the desk's mail is wider than its room. */
  max-width: ${({ $width }) => ($width === mailWidths.phone ? '100%' : 'none')};
  height: ${({ $height }) => $height}px;
  margin: 0 auto;
  border: 0;
`;

interface MailFrameProps {
  title: string;
  html: string;
  width: keyof typeof mailWidths;
}

/** A mail as a mailbox of this width shows it. Its links open in a new tab, and nothing in it can run. */
export function MailFrame({ title, html, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const measure = useCallback(() => {
    const { contentDocument, clientWidth = 0 } = frame.current ?? {};
    // Null while the mail is on its way.
    const root = contentDocument?.documentElement as Element | null | undefined;
    // In a tab that is not chosen it has no size. It is measured once it is shown.
    if (root && clientWidth > 0) setHeight(heightOf(root));
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [measure]);
  const onLoad = () => {
    const mail = frame.current?.contentDocument;
    if (mail) styleMail(mail);
    measure();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Room aria-label={title} tabIndex={0}>
      <Frame
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={withStylesAside(html)}
        onLoad={onLoad}
        $width={mailWidths[width]}
        $height={height}
      />
    </Room>
  );
}

const heightOf = (root: Element): number => Math.ceil(root.getBoundingClientRect().height);
