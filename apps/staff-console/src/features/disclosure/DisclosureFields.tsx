import { useId } from 'react';
import { styled } from 'styled-components';
import { maxNotice, offeredNotices } from '@workspace/contracts/disclosure';
import { TextArea, TextField } from '@workspace/ui/Field';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';
import { editorAnswer, ownAnswer } from './disclosure-choice.ts';
import type { DisclosureForm } from './use-disclosure-choice.ts';

const Option = styled.label`
  display: flex;
  gap: ${space.md};
  align-items: baseline;
  padding-block: ${space.xs};
  overflow-wrap: anywhere;
  input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
`;
const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

const answers = [
  ...offeredNotices.map((notice) => ({ answer: notice, label: notice })),
  { answer: ownAnswer, label: 'Own wording' },
  { answer: editorAnswer, label: 'No notice: a person takes editorial responsibility' },
];

/** The question how readers learn that a model helped write a post. */
export function DisclosureFields({ form: { choice, change } }: { form: DisclosureForm }) {
  const name = useId();
  return (
    <Group>
      <legend>What readers are told about the model</legend>
      <div>
        {answers.map(({ answer, label }) => (
          <Option key={answer}>
            <input type="radio" name={name} checked={choice.answer === answer} onChange={() => change({ answer })} />
            {label}
          </Option>
        ))}
      </div>
      {choice.answer === ownAnswer && (
        <TextArea
          label="Your wording"
          required
          rows={2}
          maxLength={maxNotice}
          hint={`Readers see it under the title. At most ${maxNotice} characters`}
          value={choice.own}
          onChange={({ target }) => change({ own: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
      )}
      {choice.answer === editorAnswer && (
        <TextField
          label="Name of the person"
          required
          maxLength={120}
          value={choice.editor}
          onChange={({ target }) => change({ editor: target.value })}
        />
      )}
      <Hint>Kept with your name and the time. The EU AI Act, Article 50, asks for one or the other.</Hint>
    </Group>
  );
}
