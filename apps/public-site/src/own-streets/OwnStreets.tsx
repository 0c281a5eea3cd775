import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { FileField } from '@workspace/ui/FileField';
import { Notice } from '@workspace/ui/Notice';
import { Progress } from '@workspace/ui/Progress';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { CheckStreets } from './CheckStreets.tsx';
import { countOf } from '../count-of.ts';
import { useOwnStreets, type OwnStreetsOptions, type OwnStreetsState } from './use-own-streets.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: center;
`;
const Assurance = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  strong {
    color: ${color.ink};
    font: ${weight.strong} ${text.sm} / 1.5 ${font.sign};
  }
`;

const limits = 'With name, length, class, PCI and year. At most 50 MB and 50,000 streets.';

interface OwnStreetsProps extends OwnStreetsOptions {
  /** False while the page shows other streets than those that it got. */
  isShown?: boolean;
}

/** Reads a person's own streets from a file, in this browser alone, and hands them to the page. */
export function OwnStreets({ isShown = true, ...options }: OwnStreetsProps) {
  const streets = useOwnStreets(options);
  const { file, preview, error, isBusy, usedCount } = streets;
  if (usedCount !== undefined && isShown) return <InUse streets={streets} />;
  return (
    <Frame>
      <FileField
        // The press that showed this removed its button.
        autoFocus
        label={file ? file.name : 'Choose a CSV or GeoJSON file, or drop it here'}
        hint={file ? 'Press to choose another file.' : limits}
        accept=".csv,.tsv,.txt,.json,.geojson,text/csv,application/geo+json,application/json"
        error={error}
        onFile={streets.read}
      />
      <Assurance>
        <strong>Your file stays on this device.</strong> This page reads it, sends no part of it, and forgets it when
        you close or reload the page.
      </Assurance>
      {isBusy && !preview && <Progress label={`Reading ${file?.name ?? 'the file'}`} value={undefined} most={1} />}
      {preview && <CheckStreets streets={streets} preview={preview} />}
      {preview && (
        <Actions>
          {preview.segmentCount > 0 && (
            <Button variant="primary" isBusy={isBusy ?? false} onClick={streets.use}>
              {preview.segmentCount === 1 ? 'Use this street' : `Use these ${countOf(preview.segmentCount)} streets`}
            </Button>
          )}
          <Button onClick={streets.forget}>Forget my streets</Button>
        </Actions>
      )}
    </Frame>
  );
}

function InUse({ streets: { file, usedCount = 0, change, forget } }: { streets: OwnStreetsState }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The press that used the streets removed its button. A page that moved the focus itself keeps it there.
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  return (
    <Notice
      tone="calm"
      isLive
      title={`${countOf(usedCount, 'street')} from ${file?.name ?? 'your file'}`}
      action={
        <Actions data-print="hide">
          <Button ref={first} size="sm" onClick={change}>
            Change
          </Button>
          <Button size="sm" onClick={forget}>
            Forget my streets
          </Button>
        </Actions>
      }
    >
      They are on this device only. Closing or reloading this page forgets them.
    </Notice>
  );
}
