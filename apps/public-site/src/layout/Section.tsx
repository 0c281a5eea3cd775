import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, space } from '@workspace/ui/theme/tokens.ts';

const Band = styled.section`
  padding: ${space.section} ${space.gutter};
  &[data-tone='alt'] {
    background-color: ${color.groundAlt};
  }
  > div {
    max-width: ${measure.page};
    margin-inline: auto;
  }
`;

export interface SectionProps {
  /** Anchor for navigation links. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  tone?: 'plain' | 'alt';
  ground?: 'asphalt' | 'lane' | 'sign';
  children: ReactNode;
}

/** A full-width section of a page with its content in the page's column. */
export function Section({ id, labelledBy, tone = 'plain', ground, children }: SectionProps) {
  return (
    <Band id={id} tabIndex={id ? -1 : undefined} aria-labelledby={labelledBy} data-tone={tone} data-ground={ground}>
      <div>{children}</div>
    </Band>
  );
}
