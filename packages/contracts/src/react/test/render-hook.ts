import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import type { CallOptions } from '../../endpoint/call.ts';

// React warns about updates outside of `act` unless this is set.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Wrap = (children: ReactNode) => ReactNode;
interface Data {
  fetch: CallOptions['fetch'];
  /** Server-rendered results by cache key. */
  fallback?: Record<string, unknown>;
}

/** Wraps content as the site's pages do, with an empty cache of its own. */
export function withData({ fetch, fallback = {} }: Data): Wrap {
  const cache = new Map();
  const rules = { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false };
  const value = { provider: () => cache, fetcher: fetch, fallback, ...rules };
  return (children) => createElement(SWRConfig, { value }, children);
}

interface Mounted {
  render: (content: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}

/**
 * Prepares an element to render in, each time until nothing is left to do. The content is unmounted after the test: its
 * listeners would reach the tests of other files, which share the document.
 */
export function mountIn(place: HTMLElement): Mounted {
  const root = createRoot(place);
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    place.remove();
  });
  return { render: (content) => act(async () => root.render(content)), unmount };
}

export interface RenderedHook<Props, Result> {
  /** Result of the last render. */
  current: () => Result;
  rerender: (props: Props) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Renders a hook in a component of its own, until nothing is left to do. It is unmounted after the test. */
export async function renderHook<Props, Result>(
  useHook: (props: Props) => Result,
  props: Props,
  wrap: Wrap = (children) => children,
): Promise<RenderedHook<Props, Result>> {
  const results: Result[] = [];
  function Host(given: { props: Props }) {
    results.push(useHook(given.props));
    return null;
  }
  const { render, unmount } = mountIn(document.createElement('div'));
  const rerender = (next: Props) => render(wrap(createElement(Host, { props: next })));
  await rerender(props);
  return { current: () => results.at(-1) as Result, rerender, unmount };
}
