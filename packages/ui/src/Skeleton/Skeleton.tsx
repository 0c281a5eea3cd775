import { keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** Shapes of a skeleton: a line of text, a heading, a picture or panel. */
export const skeletonShapes = ['text', 'heading', 'block'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const heights: Record<SkeletonShape, string> = { text: '1em', heading: '1.9em', block: '9em' };

const Bar = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  height: ${({ $shape }) => heights[$shape]};
  border-radius: ${radius.sm};
  background-color: ${color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Stack = styled.span`
  display: grid;
  gap: 0.65em;
  > :last-child:not(:only-child) {
    width: 62%;
  }
`;

/**
 * Placeholder of loading content. `lines` repeats the shape, the last one shorter. Hidden from screen readers:
 * announce the loading beside it.
 */
export function Skeleton({ shape = 'text', lines = 1 }: { shape?: SkeletonShape; lines?: number }) {
  return (
    <Stack aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Bar key={index} $shape={shape} />
      ))}
    </Stack>
  );
}
