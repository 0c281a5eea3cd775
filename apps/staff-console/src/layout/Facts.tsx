import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text } from '@workspace/ui/theme/tokens.ts';

const List = styled.dl`
  display: grid;
  gap: ${space.xs} ${space.xl};
  font-size: ${text.sm};
  ${media.phoneUp} {
    grid-template-columns: minmax(9rem, max-content) minmax(0, 1fr);
    gap: ${space.sm} ${space.xl};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0 0 ${space.sm};
    overflow-wrap: anywhere;
    ${media.phoneUp} {
      margin: 0;
    }
  }
  code {
    font-family: ${font.mono};
    font-size: ${text.xs};
  }
`;

/** A list of labeled facts. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <List>{facts.map(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}</List>
  );
}
