import { lazy, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { hydration } from './hydration.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A page or a stretch of one, whose code comes by itself. */
export type Part = ComponentType & {
  /** Brings the code ahead, so that the part is drawn at once. */
  load: () => Promise<void>;
  /** What the server drew of it stays as it is: the browser needs no code for it. */
  isStill: boolean;
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

function register(draw: ComponentType, load: () => Promise<void>, isStill: boolean): Part {
  const part = Object.assign(draw, { load, isStill });
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

/** A part that answers to people: its code has to be there before the page is taken up. */
export function live(load: Load): Part {
  const { Late, bring } = late(load);
  return register(Late, bring, false);
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
  return register(Still, bring, true);
}
