import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.ts';
import { color, font, radius, space, text, weight } from '../theme/tokens.ts';
import { useDrop } from './use-drop.ts';

const Area = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.lg};
  padding: ${space.xl};
  border: 2px dashed ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  cursor: pointer;
  &:hover,
  &[data-over] {
    border-color: ${color.ink};
    border-style: solid;
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  svg {
    grid-row: span 2;
    color: ${color.link};
  }
  strong {
    font: ${weight.strong} 1.125rem / 1.3 ${font.sign};
    overflow-wrap: anywhere;
  }
  > span {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
const Fault = styled.p`
  margin-top: ${space.sm};
  color: ${color.danger};
  font-size: ${text.sm};
`;

export interface FileFieldProps {
  /** The text of the field: the name of the file, or an invitation to choose one. */
  label: string;
  hint: string;
  /** As in the attribute of a file input. */
  accept: string;
  error?: string | undefined;
  autoFocus?: boolean;
  onFile: (file: File) => void;
}

/** A file from this device, chosen or dropped. The same file can be chosen again, as after a change. */
export function FileField({ label, hint, accept, error, autoFocus, onFile }: FileFieldProps) {
  const drop = useDrop('Files', ({ files: [dropped] }) => dropped && onFile(dropped));
  const errorId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onFile(chosen);
    // An input reports only a change.
    target.value = '';
  };
  return (
    <div>
      <Area {...drop}>
        <Icon name="upload" size={32} />
        <strong>{label}</strong>
        <span>{hint}</span>
        <input
          type="file"
          autoFocus={autoFocus}
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={choose}
        />
      </Area>
      {error && (
        <Fault id={errorId} role="alert">
          {error}
        </Fault>
      )}
    </div>
  );
}
