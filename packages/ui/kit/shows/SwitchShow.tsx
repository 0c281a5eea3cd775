import { useState } from 'react';
import { Switch } from '../../src/Switch/index.ts';
import { State } from '../State.tsx';

export function SwitchShow() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <State name="on, with a hint">
        <Switch label="Post articles" hint="As soon as they are published." isOn={isOn} onFlip={setOn} />
      </State>
      <State name="off">
        <Switch label="Off for now" isOn={false} onFlip={() => {}} />
      </State>
      <State name="disabled">
        <Switch label="Not to be had yet" hint="Choose a page first." isOn={false} disabled onFlip={() => {}} />
      </State>
    </>
  );
}
