import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, measure, media, space, weight } from '../theme/tokens.ts';

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  &:first-child {
    border-top: 1px solid ${color.line};
  }
  interpolate-size: allow-keywords;
  &::details-content {
    height: 0;
    overflow: clip;
    transition:
      height 180ms ease,
      content-visibility 180ms allow-discrete;
  }
  &[open]::details-content {
    height: auto;
  }
  ${media.calm} {
    &::details-content {
      transition: none;
    }
  }
`;
const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xl};
  min-height: 3.75rem;
  padding-block: ${space.md};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > :first-child {
    font: ${weight.strong} 1.125rem / 1.3 ${font.sign};
    letter-spacing: 0;
    text-wrap: pretty;
  }
  &:hover > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
const Sign = styled.span`
  position: relative;
  flex: none;
  width: 1rem;
  height: 1rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1.5px) 0;
    background-color: currentColor;
    @media (forced-colors: active) {
      background-color: CanvasText;
    }
  }
  &::after {
    transform: rotate(90deg);
    transition: transform 180ms;
  }
  [open] > summary > &::after {
    transform: none;
  }
`;
const Answer = styled.div`
  max-width: ${measure.text};
  padding-bottom: ${space.xl};
  color: ${color.inkSoft};
`;

export type AccordionItem = { id: string; question: string; answer: ReactNode };
export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Level of the questions' headings on their page. */
  headingLevel?: 2 | 3 | 4;
  /** Id of the item that is open at first. */
  openId?: string;
};

/** Questions as native details elements that share a name: one open at a time, collapsible, without scripts. */
export function Accordion({ items, headingLevel = 3, openId }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map((item) => (
        <Item key={item.id} id={item.id} name={name} open={item.id === openId}>
          <Question>
            <Heading>{item.question}</Heading>
            <Sign aria-hidden="true" />
          </Question>
          <Answer>{item.answer}</Answer>
        </Item>
      ))}
    </div>
  );
}
