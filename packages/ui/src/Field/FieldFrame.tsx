import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { color, font, space, text, weight } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-width: 0;
`;
const Label = styled.label`
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
`;
const Star = styled.span`
  color: ${color.danger};
`;
const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.4;
`;
const Fault = styled.p`
  display: flex;
  gap: ${space.xs};
  align-items: start;
  color: ${color.danger};
  font-size: ${text.sm};
  line-height: 1.4;
  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/** Texts that every field has beside its control. */
export type FieldTexts = {
  label: string;
  /** For fields in a row whose place says what they are. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
};

/** Returns the attributes of a field's control: its id, and the ARIA links to its hint and error. */
export function controlAttributes(id: string, { hint, error, required }: FieldTexts) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    required,
    'aria-describedby': described || undefined,
    // Without `false`, Firefox announces an empty required field as invalid.
    'aria-invalid': error || required ? Boolean(error) : undefined,
  } as const;
}

/** Label, control, hint and error, one below the other. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  return (
    <Frame>
      {texts.isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {texts.label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>
          {texts.label}
          {texts.required && <Star aria-hidden="true"> *</Star>}
        </Label>
      )}
      {children}
      {texts.hint && <Hint id={`${id}-hint`}>{texts.hint}</Hint>}
      {texts.error && (
        <Fault id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {texts.error}
        </Fault>
      )}
    </Frame>
  );
}
