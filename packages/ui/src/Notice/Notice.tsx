import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { color, font, radius, space, weight } from '../theme/tokens.ts';

/** Calm: success, or enabled. Info: useful to know. Caution: check before continuing. Destructive: failed. */
export const noticeTones = ['calm', 'info', 'caution', 'destructive'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const looks: Record<NoticeTone, ReturnType<typeof css>> = {
  calm: css`
    --mark: ${color.link};
    background-color: ${color.linkTint};
  `,
  info: css`
    --mark: ${color.ink};
    background-color: ${color.groundAlt};
  `,
  caution: css`
    --mark: ${color.caution};
    background-color: ${color.cautionTint};
  `,
  destructive: css`
    --mark: ${color.danger};
    background-color: ${color.dangerTint};
  `,
};
const icons: Record<NoticeTone, IconName> = { calm: 'check', info: 'info', caution: 'alert', destructive: 'alert' };

const Box = styled.div<{ $tone: NoticeTone }>`
  ${({ $tone }) => looks[$tone]}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding: ${space.md} ${space.lg};
  border-left: 5px solid var(--mark);
  border-radius: ${radius.sm};
  color: ${color.ink};
  line-height: 1.45;
  > svg {
    flex: none;
    align-self: start;
    margin-top: 0.15em;
    color: var(--mark);
  }
`;
const Copy = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;
const Title = styled.p`
  font: ${weight.strong} 1rem / 1.45 ${font.sign};
`;

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** A button or link on the right. */
  action?: ReactNode;
  /** True for a notice that is all of the page: its title is the page's heading. */
  isPage?: boolean;
  /** For a notice that appears after the page: it is announced at once. */
  isLive?: boolean;
};

/** A message in place on the page. */
export function Notice({ tone = 'info', title, children, action, isPage = false, isLive = false }: NoticeProps) {
  const role = tone === 'destructive' ? 'alert' : 'status';
  return (
    <Box $tone={tone} role={isLive ? role : undefined}>
      <Icon name={icons[tone]} />
      <Copy>
        {title && <Title as={isPage ? 'h1' : 'p'}>{title}</Title>}
        {children}
      </Copy>
      {action}
    </Box>
  );
}
