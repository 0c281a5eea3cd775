import { styled } from 'styled-components';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.section};
  text-align: center;
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The blog before its first post. */
export function EmptyBlog() {
  return (
    <Box>
      <h2>No Blog Posts Available</h2>
      <p>Check back soon for new content!</p>
    </Box>
  );
}
