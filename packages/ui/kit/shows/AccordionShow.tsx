import { useId } from 'react';
import { Accordion } from '../../src/Accordion/index.ts';
import { State } from '../State.tsx';

const questions = [
  { id: 'rating', question: 'How is the rating made?', answer: 'Images are taken every few feet and measured.' },
  { id: 'cost', question: 'What does it cost per mile?', answer: '$100 per mile, whichever plan.' },
];

export function AccordionShow() {
  const id = useId();
  const items = (state: string) => questions.map((item) => ({ ...item, id: `${id}${state}-${item.id}` }));
  return (
    <>
      <State name="closed">
        <Accordion items={items('closed')} />
      </State>
      <State name="one open">
        <Accordion items={items('open')} openId={`${id}open-rating`} />
      </State>
    </>
  );
}
