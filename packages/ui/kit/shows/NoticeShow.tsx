import { Button } from '../../src/Button/index.ts';
import { Notice, noticeTones } from '../../src/Notice/index.ts';
import { State } from '../State.tsx';

export function NoticeShow() {
  return (
    <>
      {noticeTones.map((tone) => (
        <State key={tone} name={tone} isWide>
          <Notice tone={tone} title="The posts could not be loaded">
            The server does not answer.
          </Notice>
        </State>
      ))}
      <State name="with an action, without a title" isWide>
        <Notice tone="destructive" action={<Button size="sm">Try again</Button>}>
          The server does not answer.
        </Notice>
      </State>
    </>
  );
}
