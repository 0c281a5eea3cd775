import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, control, font, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { useLetterKeys } from './letter-keys.ts';
import { LetterKey } from './LetterKey.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  margin-bottom: ${space.md};
`;
const Field = styled.label`
  position: relative;
  flex: 1 1 14rem;
  ${media.phoneUp} {
    max-width: 20rem;
  }
  input {
    width: 100%;
    min-height: ${control.md};
    padding: 0 2.25rem 0 ${space.md};
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.md};
    background-color: ${color.surface};
    color: ${color.ink};
    font: 400 ${text.md} / 1.4 ${font.text};
  }
  input::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  input:hover {
    border-color: ${color.ink};
  }
  input:focus-visible {
    outline-offset: 0;
    border-radius: ${radius.md};
  }
  kbd {
    position: absolute;
    top: 50%;
    right: ${space.sm};
    color: ${color.inkSoft};
    transform: translateY(-50%);
    pointer-events: none;
  }
  &:focus-within kbd,
  input:not(:placeholder-shown) ~ kbd {
    display: none;
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
`;

/** The bar over a list: its filters at the left, its search at the right. */
export const ListTools = Bar;

interface ListSearchProps {
  /** Also its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a list. A slash anywhere on the page focuses it, and Escape leaves it. */
export function ListSearch({ label, value, onChange }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const hasKey = useLetterKeys();
  return (
    <Field>
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={label}
        value={value}
        onKeyDown={({ key }) => key === 'Escape' && value === '' && field.current?.blur()}
        onChange={({ target }) => onChange(target.value)}
      />
      <LetterKey>/</LetterKey>
    </Field>
  );
}
