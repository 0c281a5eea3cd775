import { useId } from 'react';
import { styled } from 'styled-components';
import type { CampaignTemplate } from '@workspace/contracts/campaign-blocks';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
`;
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space.md};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  strong {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.xs};
    line-height: 1.35;
  }
`;
/** A drawing of the template: its head, if it has one, and lines of text. */
const Sheet = styled.span`
  grid-row: 1 / 3;
  display: grid;
  gap: 3px;
  align-content: start;
  width: 34px;
  height: 42px;
  padding: 5px;
  border: 1px solid ${color.line};
  border-radius: 2px;
  background-color: ${color.ground};
  &::before,
  &::after {
    content: '';
    height: 3px;
    border-radius: 1px;
    background-color: ${color.lineControl};
  }
  &::before {
    width: 70%;
  }
  &[data-template='brand'] {
    padding-top: 14px;
    background-image:
      linear-gradient(90deg, ${color.lane} 60%, transparent 0), linear-gradient(${color.asphalt}, ${color.asphalt});
    background-position:
      4px 6px,
      0 0;
    background-repeat: repeat-x, no-repeat;
    background-size:
      8px 2px,
      100% 10px;
  }
`;

const templates: readonly { value: CampaignTemplate; name: string; hint: string }[] = [
  { value: 'brand', name: 'Brand', hint: 'The road, the subject as a heading' },
  { value: 'plain', name: 'Plain', hint: 'Like an email from a person' },
];

interface TemplateChoiceProps {
  value: CampaignTemplate;
  onChange: (value: CampaignTemplate) => void;
}

/** Chooses the template of a message. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const name = useId();
  return (
    <Group>
      <legend>Template</legend>
      <Choices>
        {templates.map((template) => (
          <Choice key={template.value}>
            <input
              type="radio"
              name={name}
              checked={template.value === value}
              onChange={() => onChange(template.value)}
            />
            <Sheet data-template={template.value} aria-hidden="true" />
            <strong>{template.name}</strong>
            <small>{template.hint}</small>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
