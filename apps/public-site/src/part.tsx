import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { styled } from 'styled-components';
import { hydration } from './hydration.ts';
import { whenNear, whenTouched } from './when-wanted.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A page, or an island of one, whose code is loaded separately. */
export type Part = ComponentType & {
  /** Preloads the code, so that the component renders at once. */
  load: () => Promise<void>;
  /** True when the browser needs the code before hydration. */
  isAwaited: boolean;
};

const known = new Set<Part>();

/** Loads all islands, and those that they register in turn. The server renders synchronously and cannot wait. */
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
    // Decided once: an island on the page must not remount because its code was also preloaded.
    const [Drawn] = useState(() => Loaded ?? Awaited);
    return <Drawn />;
  }
  return { Late, bring };
}

/** An island that is interactive from the start: hydrated with the page. */
export function live(load: Load): Part {
  const { Late, bring } = late(load);
  return register(Late, bring, true);
}

const Preserved = styled.div`
  display: contents;
`;
const asItIs = { __html: '' };

/**
 * An island without client-side behavior. Readers who arrive at it keep the server's HTML; its code loads only for
 * client-side navigation.
 */
export function still(load: Load): Part {
  const { Late, bring } = late(load);
  function Still() {
    const [isKept] = useState(() => hydration.isUnderWay);
    // React hydrates the element but never its content.
    if (isKept) return <Preserved suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    return (
      <Preserved>
        <Late />
      </Preserved>
    );
  }
  return register(Still, bring);
}

/** Signals that the island is hydrated: presses from before wait for it. */
function TellTakenUp({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    part.current!.dataset.takenUp = '';
    document.dispatchEvent(new Event('taken-up'));
  }, [part]);
  return null;
}

/** An island that is hydrated on demand. Until then it is the server's HTML, with native links and forms. */
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
    // After a client-side link the whole page suspends: the target of the URL's hash may be in this island or below it.
    const isBoundary = import.meta.env.SSR || isKept;
    return (
      <Preserved ref={element} data-part={name}>
        {isBoundary ? <Suspense fallback={null}>{drawn}</Suspense> : drawn}
      </Preserved>
    );
  }
  return register(Waiting, bring);
}

/**
 * An interactive island further down the page: it is hydrated when it is close to the viewport. `name` is unique on
 * its page.
 */
export const near = (name: string, load: Load): Part => waiting(name, load, whenNear);

/** An interactive island that the user starts: it is hydrated on the first touch, key or focus within. */
export const touched = (name: string, load: Load): Part => waiting(name, load, whenTouched);
