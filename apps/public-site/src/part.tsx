import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { styled } from 'styled-components';
import { hydration } from './hydration.ts';
import { whenNear, whenTouched } from './when-wanted.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A page or a stretch of one, whose code comes by itself. */
export type Part = ComponentType & {
  /** Brings the code ahead, so that the part is drawn at once. */
  load: () => Promise<void>;
  /** Whether the browser needs the code before it takes up what the server drew. */
  isAwaited: boolean;
};

const known = new Set<Part>();

/** Loads every part there is, and those that they name in turn. The server draws in one go and waits for nothing. */
export async function loadEveryPart(): Promise<void> {
  const loaded = new Set<Part>();
  while (loaded.size < known.size) {
    const fresh = [...known].filter((part) => !loaded.has(part));
    await Promise.all(fresh.map((part) => part.load()));
    for (const part of fresh) loaded.add(part);
  }
}

function register(draw: ComponentType, load: () => Promise<void>, isAwaited = false): Part {
  const part = Object.assign(draw, { load, isAwaited });
  if (import.meta.env.SSR) known.add(part);
  return part;
}

function late(load: Load): { Late: ComponentType; bring: () => Promise<void> } {
  const Awaited = lazy(load);
  let Loaded: ComponentType | undefined;
  const bring = async () => {
    Loaded ??= (await load()).default;
  };
  function Late() {
    // Decided once: a part that is on the page does not begin anew because its code was also brought ahead.
    const [Drawn] = useState(() => Loaded ?? Awaited);
    return <Drawn />;
  }
  return { Late, bring };
}

/** A part that answers to people from the first moment. */
export function live(load: Load): Part {
  const { Late, bring } = late(load);
  return register(Late, bring, true);
}

const Kept = styled.div`
  display: contents;
`;
const asItIs = { __html: '' };

/** A part without anything that only scripts could do. Readers who arrive at it keep the server's HTML; its code comes for those who go there later. */
export function still(load: Load): Part {
  const { Late, bring } = late(load);
  function Still() {
    const [isKept] = useState(() => hydration.isUnderWay);
    // React takes up the element and never looks inside.
    if (isKept) return <Kept suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    return (
      <Kept>
        <Late />
      </Kept>
    );
  }
  return register(Still, bring);
}

/** Presses that came before a part was taken up are waiting for this. */
function TellTakenUp({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    part.current!.dataset.takenUp = '';
    document.dispatchEvent(new Event('taken-up'));
  }, [part]);
  return null;
}

/** A part that is taken up once it is wanted. Until then it is the server's HTML, whose links and forms are the browser's own. */
function waiting(name: string, load: Load, isWanted: (selector: string) => Promise<void>): Part {
  const { Late, bring } = late(load);
  const Wanted = lazy(() => isWanted(`[data-part="${name}"]`).then(load));
  function Waiting() {
    const element = useRef<HTMLDivElement>(null);
    const [isKept] = useState(() => hydration.isUnderWay);
    const Drawn = isKept ? Wanted : Late;
    const drawn = (
      <>
        <Drawn />
        <TellTakenUp part={element} />
      </>
    );
    // Whoever comes by a link waits for all of the page: what the address names may stand in this part, or below it.
    const isBoundary = import.meta.env.SSR || isKept;
    return (
      <Kept ref={element} data-part={name}>
        {isBoundary ? <Suspense fallback={null}>{drawn}</Suspense> : drawn}
      </Kept>
    );
  }
  return register(Waiting, bring);
}

/** A part that answers to people and lies further down: it is taken up when somebody comes near. `name` tells it from the others of its page. */
export const near = (name: string, load: Load): Part => waiting(name, load, whenNear);

/** A part that answers to people who begin with it: it is taken up at the first touch, key or focus within. */
export const touched = (name: string, load: Load): Part => waiting(name, load, whenTouched);
