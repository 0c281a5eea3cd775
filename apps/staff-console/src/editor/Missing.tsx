import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Tag = styled.span`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  width: fit-content;
  margin-top: ${space.sm};
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.sm};
  background-color: ${color.cautionTint};
  color: ${color.caution};
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  user-select: none;
`;

/** A note in a block that something is still missing. */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <Icon name="alert" size={16} /> {children}
    </Tag>
  );
}
