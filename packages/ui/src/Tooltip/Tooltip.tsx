import { cloneElement, useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, text as size, weight } from '../theme/tokens.ts';
import { useTooltip } from './use-tooltip.ts';

const Anchor = styled.span`
  display: inline-flex;
`;
// Its edge adjoins the control, so that a pointer can move onto the text to read it.
const Tip = styled.span`
  position: fixed;
  inset: auto;
  position-area: block-end;
  position-try-fallbacks: flip-block;
  margin: 0;
  padding: 6px 0;
  border: 0;
  overflow: visible;
  background: none;
`;
const Copy = styled.span`
  display: block;
  max-width: 16rem;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  font: ${weight.medium} ${size.xs} / 1.35 ${font.sign};
`;

export type TooltipProps = {
  /** A short, helpful, non-essential text: touch never shows it. Without one, there is no tooltip yet. */
  text?: string | undefined;
  /** The control, which has its own name and passes `aria-describedby` on. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string }>;
};

/**
 * A tooltip on the native popover: opens after 700 ms under the pointer, at once on keyboard focus or within 300 ms of
 * another; closes when the pointer or focus leaves, on a press, or on Escape.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { around, tip } = useTooltip(text !== undefined);
  // A screen reader would read the name of the control twice.
  const describes = text !== undefined && text !== children.props['aria-label'];
  return (
    <Anchor {...around}>
      {/* React marks clones as unchecked, and warns of a missing key where a built console runs on its development build. */}
      {cloneElement(children, { key: 'control', ...(describes && { 'aria-describedby': id }) })}
      {text !== undefined && (
        <Tip {...tip} id={id} role="tooltip" popover="hint">
          <Copy data-ground="asphalt">{text}</Copy>
        </Tip>
      )}
    </Anchor>
  );
}
