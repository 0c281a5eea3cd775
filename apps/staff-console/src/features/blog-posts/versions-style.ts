import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.phoneUp} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;
export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  max-height: 24rem;
  padding: 4px;
  overflow-y: auto;
  list-style: none;
`;
export const Entry = styled.button`
  width: 100%;
  padding: ${space.sm} ${space.md};
  border: 0;
  border-left: 4px solid transparent;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-current] {
    border-left-color: ${color.lane};
    background-color: ${color.groundAlt};
  }
  span {
    display: block;
    color: ${color.inkSoft};
  }
`;
