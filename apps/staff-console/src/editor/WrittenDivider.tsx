import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocused, useSelected, type RenderElementProps } from 'slate-react';
import { color, space } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.div`
  &[data-chosen] hr {
    outline: 3px solid ${color.focus};
    outline-offset: ${space.xs};
  }
`;

interface WrittenDividerProps {
  attributes: RenderElementProps['attributes'];
  children: ReactNode;
}

/** A divider as the editor shows it: selected and deleted as a whole. */
export function WrittenDivider({ attributes, children }: WrittenDividerProps) {
  const isFocused = useFocused();
  const isChosen = useSelected() && isFocused;
  return (
    <Frame {...attributes} data-chosen={isChosen || undefined}>
      <div contentEditable={false}>
        <hr />
      </div>
      {children}
    </Frame>
  );
}
