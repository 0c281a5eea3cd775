import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@workspace/ui/Button';
import { printAlone } from '../layout/print-alone.ts';
import { makePacket } from './make-packet.ts';
import type { PacketRequest } from './packet-worker.ts';
import type { Packet } from './packet.ts';
import type PacketSheet from './PacketSheet.tsx';

/** The packet, and the code that prints it. */
interface SheetOfPacket {
  packet: Packet;
  Sheet: typeof PacketSheet;
}

type Props = { request: () => Omit<PacketRequest, 'madeOn'> };

/** A button that makes the packet of a plan and prints it alone. */
export function PrintPacket({ request }: Props) {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const [packet, setPacket] = useState<SheetOfPacket>();
  const make = async () => {
    setState('making');
    try {
      // Not by React's lazy, which ends the whole lab when the connection is lost.
      const [made, code] = await Promise.all([
        makePacket({ ...request(), madeOn: new Date() }),
        import('./PacketSheet.tsx'),
      ]);
      setPacket({ packet: made, Sheet: code.default });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="sm" data-replay="" disabled={state === 'making'} onClick={() => void make()}>
        {labels[state]}
      </Button>
      {packet && createPortal(<Printed {...packet} onPrinted={() => setPacket(undefined)} />, document.body)}
    </>
  );
}

const labels = { idle: 'Print packet', making: 'Preparing…', failed: 'Not printed. Try again' } as const;

/** The packet on paper: it opens the browser's dialog once it is there. */
function Printed({ packet, Sheet, onPrinted }: SheetOfPacket & { onPrinted: () => void }) {
  return (
    <div data-print="only">
      <div data-print="alone">
        <Sheet packet={packet} />
        <Print onPrinted={onPrinted} />
      </div>
    </div>
  );
}

/** Beside the sheet, so that it acts when the sheet is in the page. */
function Print({ onPrinted }: { onPrinted: () => void }) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => printAlone(() => finish()), []);
  return null;
}
