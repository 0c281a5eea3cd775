import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { sizeOf } from '../../layout/size-of.ts';
import { useDrop } from '../../layout/use-drop.ts';

const Area = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.lg};
  padding: ${space.lg} ${space.xl};
  border: 2px dashed ${color.lineControl};
  border-radius: ${radius.md};
  cursor: pointer;
  &:hover,
  &[data-over] {
    border-color: ${color.ink};
    background-color: ${color.groundAlt};
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
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;
const Fault = styled.p`
  margin-top: ${space.sm};
  color: ${color.danger};
  font-size: ${text.sm};
`;

interface FilePickerProps {
  file: File | undefined;
  inputError: string | undefined;
  onPick: (file: File) => void;
}

/** A file from this device, picked or dropped. */
export function FilePicker({ file, inputError, onPick }: FilePickerProps) {
  const drop = useDrop('Files', ({ files: [dropped] }) => dropped && onPick(dropped));
  const faultId = useId();
  const hint = file
    ? `${sizeOf(file.size)}. Press to choose another`
    : 'Columns: email, first_name, last_name. At most 200 MB';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (picked) onPick(picked);
    // Reset, so that the same file can be picked again after a change.
    target.value = '';
  };
  return (
    <div>
      <Area {...drop}>
        <Icon name="upload" size={28} />
        <strong>{file ? file.name : 'Choose a CSV file, or drop it here'}</strong>
        <span>{hint}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-invalid={inputError ? true : undefined}
          aria-describedby={inputError ? faultId : undefined}
          onChange={choose}
        />
      </Area>
      {inputError && (
        <Fault id={faultId} role="alert">
          {inputError}
        </Fault>
      )}
    </div>
  );
}
