import type { ReactElement, ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';
import type { RichCaptioned } from '@workspace/contracts/rich-text/document';
import { WrittenDrawing } from './WrittenDrawing.tsx';
import { WrittenFigure } from './WrittenFigure.tsx';
import { WrittenLinkCard } from './WrittenLinkCard.tsx';
import { WrittenVideo } from './WrittenVideo.tsx';

/** Renders a block with a caption. `children` is the caption. */
export function renderCaptioned(
  attributes: RenderElementProps['attributes'],
  block: RichCaptioned,
  children: ReactNode,
): ReactElement {
  const rest = { attributes, children };
  switch (block.type) {
    case 'figure':
      return <WrittenFigure {...rest} figure={block} />;
    case 'drawing':
      return <WrittenDrawing {...rest} drawing={block} />;
    case 'link-card':
      return <WrittenLinkCard {...rest} card={block} />;
    case 'video':
      return <WrittenVideo {...rest} video={block} />;
  }
}
