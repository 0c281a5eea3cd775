import type { ComponentType } from 'react';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { PageSettings } from './page-settings.ts';
import type { Gettable } from '@workspace/contracts/react/use-endpoint';

/** One request whose response a page shows. `key` is the URL that it is cached under. */
export interface Loader {
  readonly key: string;
  readonly endpoint: Gettable;
  readonly input: unknown;
  /** True when the page is complete without it. */
  readonly isOptional?: boolean;
}

/** Loads the component of a page, which only the server does. */
type LoadPage = () => Promise<{ default: ComponentType }>;

/** One kind of page: its path, its component, and the requests whose data it shows. */
export interface SiteRoute {
  readonly path: string;
  readonly page: LoadPage;
  /** Component for a URL without a resource, such as a missing article. */
  readonly missing?: LoadPage;
  readonly loaders?: (params: Readonly<Record<string, string>>, searchParams: URLSearchParams) => Promise<Loader[]>;
  /** Returns true when a page can be rendered without the responses of its loaders. */
  readonly hasFallback?: (params: Readonly<Record<string, string>>) => Promise<boolean>;
  /** Returns the current address of a moved page from the responses of its loaders, in their order, or its query. */
  readonly movedTo?: (
    params: Readonly<Record<string, string>>,
    responses: readonly unknown[],
    searchParams: URLSearchParams,
  ) => Promise<string | undefined>;
  /** Computes what the page shows and the API does not know. */
  readonly prepare?: (searchParams: URLSearchParams, settings: PageSettings) => Promise<unknown>;
  /** Query parameters that change the page. */
  readonly searchParams?: readonly string[];
  /** Its query names a draft or a subscriber: a page with one is rendered when it is requested and never cached. */
  readonly hasPrivateQuery?: boolean;
  /** Its path names one person: it is rendered when it is requested and never cached. */
  readonly isPrivate?: boolean;
  /** 'bare': without the public header and footer. */
  readonly frame?: 'public' | 'bare';
  readonly status?: number;
  /** Reached from a form and excluded from search engines. */
  readonly isUnlisted?: boolean;
}

/** Describes a request that a page needs. */
export function loader<E extends Gettable>(endpoint: E, input: InputOf<E>): Loader {
  return { key: urlOf(endpoint, input), endpoint, input };
}

/** Describes a request whose response a page shows if it succeeds. */
export function optionalLoader<E extends Gettable>(endpoint: E, input: InputOf<E>): Loader {
  return { ...loader(endpoint, input), isOptional: true };
}
