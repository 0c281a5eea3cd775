import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

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

interface FileDropProps {
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** Follows a file that is dragged over an area and dropped on it. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return { 'data-over': isOver || undefined, onDragOver, onDrop, onDragLeave: () => setOver(false) };
}

/** A file from this device, chosen or dropped. */
export function FileDrop({ file, error, onFile }: FileDropProps) {
  const drop = useFileDrop(onFile);
  const errorId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onFile(chosen);
    // Reset, so that the same file can be chosen again after a change.
    target.value = '';
  };
  const limits = 'With name, length, class, PCI and year. At most 50 MB and 50,000 streets.';
  return (
    <>
      <Area {...drop}>
        <Icon name="upload" size={32} />
        <strong>{file ? file.name : 'Choose a CSV or GeoJSON file, or drop it here'}</strong>
        <span>{file ? 'Press to choose another file.' : limits}</span>
        <input
          // The press that showed this removed its button.
          autoFocus
          type="file"
          accept=".csv,.tsv,.txt,.json,.geojson,text/csv,application/geo+json,application/json"
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
    </>
  );
}
