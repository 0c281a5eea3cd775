import { styled } from 'styled-components';
import { visuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { EditorText } from './EditorText.tsx';
import { proseStyle } from './prose-style.ts';

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;
export const Label = styled.span`
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  &[data-look='page'] {
    ${visuallyHidden}
  }
`;
export const Star = styled.span`
  color: ${color.danger};
`;
export const Frame = styled.div`
  position: relative;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &[data-look='page'] {
    border-width: 0;
    background: none;
    /* The mouse is beside a block also in the margin, where its grip is. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 100% 0 -2.5rem;
    }
    &:focus-within {
      outline: none;
    }
    &[data-invalid] {
      box-shadow: -3px 0 0 ${color.danger};
    }
    [role='toolbar'] {
      top: var(--toolbar-top, 0);
      /* Pictures that scroll behind it would show at its corners. */
      border-radius: 0;
      --bar-color: ${color.ground};
    }
    [role='textbox'] {
      padding: ${space.lg} 0;
      font-size: 1.125rem;
      line-height: 1.68;
    }
  }
`;
export const Page = styled(EditorText)`
  ${proseStyle}
  /* COMPAT: Slate writes the placeholder's own height into the element. */
  min-height: 18rem !important;
  padding: ${space.lg};
  outline: none;
  ::highlight(shown) {
    background-color: ${color.lane};
    color: ${color.onLane};
  }
  /* COMPAT: Slate writes an opacity into it that is too faint to be read. */
  [data-slate-placeholder] {
    color: ${color.inkSoft};
    opacity: 1 !important;
  }
`;
export const Fault = styled.p`
  color: ${color.danger};
  font-size: ${text.sm};
`;
export const Keys = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.4;
`;
