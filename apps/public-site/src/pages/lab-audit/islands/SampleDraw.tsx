import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { space } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../../../count-of.ts';
import { SpokenAnswer } from '../../../lab/SpokenAnswer.tsx';
import { OwnStreets } from '../../../own-streets/OwnStreets.tsx';
import type { Network } from '../../../road-network/segment.ts';
import { exampleList } from '../example-list.ts';
import { Board, Side } from './Board.tsx';
import { describeSample } from './describe-sample.ts';
import { DrawnSegments } from './DrawnSegments.tsx';
import { DrawSettings } from './DrawSettings.tsx';
import { SampleActions } from './SampleActions.tsx';
import { defaultSettings, readSettings, sampleOf, type SettingTexts } from './sample-settings.ts';
import { useFields } from './use-fields.ts';
import { useQueryState } from './use-query-state.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

const settingsOf = (query: string): SettingTexts => {
  const params = new URLSearchParams(query);
  const textOf = (name: keyof SettingTexts) => params.get(name) ?? defaultSettings[name];
  return { draw: textOf('draw'), seed: textOf('seed'), order: textOf('order') };
};

const noSample = 'No sample yet: one of the numbers cannot be used.';

/** Draws a random sample of a list of segments: an example, or a person's own from a file. */
export default function SampleDraw({ query }: { query: string }) {
  const fields = useFields(settingsOf(query));
  const [own, setOwn] = useState<Network>();
  // Undefined until it was open: then its button takes the focus back.
  const [isOpen, setOpen] = useState<boolean>();
  useQueryState(fields.values, defaultSettings);
  const network = own ?? exampleList;
  const { settings, errors } = readSettings(fields.values, network.segments.length);
  const sample = settings && sampleOf(network, settings);
  const forget = () => {
    setOwn(undefined);
    setOpen(false);
  };
  return (
    <Frame>
      {isOpen ? (
        <OwnStreets onNetwork={setOwn} onForget={forget} />
      ) : (
        <ExampleNotice startsFocused={isOpen === false} onOpen={() => setOpen(true)} />
      )}
      {/* Hidden, not removed, while a file is being chosen: its fields keep their values. */}
      <Board hidden={isOpen && !own}>
        <Side>
          <DrawSettings fields={fields} errors={errors} units={network.segments.length} />
          {sample && <SampleActions network={network} sample={sample} />}
        </Side>
        <Side data-ground="asphalt">
          <SpokenAnswer text={sample ? describeSample(network, sample) : noSample} />
          {sample ? <DrawnSegments network={network} sample={sample} isExample={!own} /> : <p>{noSample}</p>}
        </Side>
      </Board>
    </Frame>
  );
}

const Scripted = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

function ExampleNotice({ startsFocused, onOpen }: { startsFocused: boolean; onOpen: () => void }) {
  return (
    <Notice
      title={`This is an example list of ${countOf(exampleList.segments.length, 'segment')}`}
      action={
        <Scripted>
          <Button variant="primary" data-replay="" autoFocus={startsFocused} onClick={onOpen}>
            Use my own streets
          </Button>
        </Scripted>
      }
    >
      The streets are made up. Your own come from a CSV or GeoJSON file, which stays on your device.
    </Notice>
  );
}
