import { useId, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space.sm};
  min-width: 0;
`;
const Label = styled.label`
  font: ${weight.strong} 1rem / 1.3 ${font.sign};
`;
const drive = keyframes`to { background-position-x: 3rem; }`;
const Track = styled.progress`
  appearance: none;
  width: 100%;
  height: 0.75rem;
  border: 0;
  border-radius: ${radius.sm};
  background-color: ${color.groundAlt};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  overflow: hidden;
  /* A lane line that moves by. */
  &:indeterminate {
    background-image: repeating-linear-gradient(90deg, ${color.link} 0 1.75rem, transparent 1.75rem 3rem);
    background-size: 3rem 100%;
    animation: ${drive} 900ms linear infinite;
  }
  &::-webkit-progress-bar {
    background-color: transparent;
  }
  &::-webkit-progress-value {
    background-color: ${color.link};
    transition: inline-size 400ms linear;
  }
  &::-moz-progress-bar {
    background-color: ${color.link};
  }
`;
const Copy = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.mono};
`;

export type ProgressProps = {
  label: string;
  /** In the unit of `most`. Undefined for unknown progress. */
  value: number | undefined;
  most: number;
  /** The same in figures, with the remaining time. */
  children?: ReactNode;
};

/** The progress of a long process, on the native element. */
export function Progress({ label, value, most, children }: ProgressProps) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Track id={id} value={value} max={Math.max(most, 1)} />
      {children && <Copy>{children}</Copy>}
    </Frame>
  );
}
