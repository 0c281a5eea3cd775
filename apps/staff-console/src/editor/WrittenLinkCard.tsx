import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RenderElementProps } from 'slate-react';
import { cardHost } from '@workspace/contracts/rich-text/card-host';
import type { RichLinkCard } from '@workspace/contracts/rich-text/document';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { CaptionedFrame } from './CaptionedFrame.tsx';
import { EditBlockButton } from './EditBlockButton.tsx';

const Face = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.link};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
  strong {
    color: ${color.link};
    font: ${weight.strong} ${text.md} / 1.3 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
    font: ${text.xs} / 1.3 ${font.mono};
  }
`;

interface WrittenLinkCardProps {
  attributes: RenderElementProps['attributes'];
  card: RichLinkCard;
  children: ReactNode;
}

/** A link card as the editor shows it: its description is edited in place, and a dialog has the rest. */
export function WrittenLinkCard({ attributes, card, children }: WrittenLinkCardProps) {
  const { url, title } = card;
  return (
    <CaptionedFrame
      attributes={attributes}
      block={card}
      label="Select the link card"
      placeholder="Write a description"
      face={
        <Face>
          <strong>{title}</strong>
          <span>{cardHost(url)}</span>
        </Face>
      }
      fields={<EditBlockButton label="Change address and title" draft={{ type: 'link-card', url, block: card }} />}
    >
      {children}
    </CaptionedFrame>
  );
}
