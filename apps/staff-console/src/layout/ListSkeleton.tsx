import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '@workspace/ui/Skeleton';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';

const lineHeight = '2.5rem';

const Box = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
`;
/** A list that is there sooner replaces an empty box, whose lines would only flash. */
const linesAfterMs = 150;

const Line = styled.div`
  display: grid;
  grid-template-columns: 5fr 2fr 1fr;
  align-items: center;
  gap: ${space.xl};
  height: ${lineHeight};
  padding: 0 ${space.lg};
  & + & {
    border-top: 1px solid ${color.line};
  }
  > :nth-child(1) {
    width: 68%;
  }
  &:nth-child(even) > :nth-child(1) {
    width: 52%;
  }
`;

/** The place of a list while it loads, in the size of its rows, so that nothing jumps. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  const [hasLines, setLines] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLines(true), linesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box style={{ minHeight: `calc(${rows} * ${lineHeight})` }}>
      <VisuallyHidden role="status">Loading …</VisuallyHidden>
      {hasLines &&
        Array.from({ length: rows }, (_, index) => (
          <Line key={index}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Line>
        ))}
    </Box>
  );
}
