import { urlOf } from '@workspace/contracts/endpoint/url-of';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { Gettable } from '@workspace/contracts/react/use-endpoint';
import type { Part } from './part.tsx';

/** One endpoint call whose answer a page shows. `key` is the address it is cached under. */
export interface Loader {
  readonly key: string;
  readonly endpoint: Gettable;
  readonly input: unknown;
  /** The page is whole without it. */
  readonly isOptional?: boolean;
}

/** One kind of page: where it is, what draws it, and the calls whose data it shows. */
export interface SiteRoute {
  readonly path: string;
  readonly page: Part;
  /** What stands at an address that names nothing, where the page is one of many. */
  readonly missing?: Part;
  readonly loaders?: (params: Readonly<Record<string, string>>, searchParams: URLSearchParams) => Promise<Loader[]>;
  /** Whether a page can be drawn without the answers that it needs. */
  readonly hasFallback?: (params: Readonly<Record<string, string>>) => Promise<boolean>;
  /** Where the page is now, told by the answers to its needs, in their order. */
  readonly movedTo?: (
    params: Readonly<Record<string, string>>,
    responses: readonly unknown[],
  ) => Promise<string | undefined>;
  /** Names of the query that change what the page shows: an address with one of them is drawn for whoever asks. */
  readonly searchParams?: readonly string[];
  /** 'bare': without the public header and footer. */
  readonly frame?: 'public' | 'bare';
  readonly status?: number;
  /** Reached from a form and not to be found by searching. */
  readonly isUnlisted?: boolean;
}

/** States a call that a page needs. */
export function loader<E extends Gettable>(endpoint: E, input: InputOf<E>): Loader {
  return { key: urlOf(endpoint, input), endpoint, input };
}

/** States a call whose answer a page shows where there is one. */
export function optionalLoader<E extends Gettable>(endpoint: E, input: InputOf<E>): Loader {
  return { ...loader(endpoint, input), isOptional: true };
}
