import { createContext, useContext } from 'react';
import { parseSerializedApiError, type ApiError, type ErrorCode } from '@workspace/contracts/endpoint/api-error';
import type { InputOf, ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import type { Gettable } from '@workspace/contracts/react/use-endpoint';

/** The page that the server renders. Islands do not have it: what they need of it is in their props. */
export interface Page {
  pathname: string;
  params: Readonly<Record<string, string>>;
  searchParams: URLSearchParams;
  /** URL of the deployed console. */
  staffConsoleUrl: string;
  /** The responses and errors of the page's loaders, by the URL of the request. */
  responses: Record<string, unknown>;
  /** The sanitized form of each HTML in the responses. */
  cleanHtml: ReadonlyMap<string, string>;
  /** Result of the route's `prepare`. */
  prepared?: unknown;
}

export const PageContext = createContext<Page | undefined>(undefined);

/** Returns the page that is rendered. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('An island cannot read the page: pass it the value as a prop.');
  return page;
}

/** Returns the response or the error of one of the page's loaders; neither when it has no such loader. */
export function usePageData<E extends Gettable>(
  endpoint: E,
  input: InputOf<E>,
): { data?: ResponseOf<E>; error?: ApiError<ErrorCode<E>> } {
  const response = usePage().responses[urlOf(endpoint, input)];
  const error = parseSerializedApiError(response) as ApiError<ErrorCode<E>> | undefined;
  return error ? { error } : { data: response as ResponseOf<E> };
}

/** Returns the sanitized form of HTML in a response. Throws for HTML that `htmlIn` does not find. */
export function useCleanHtml(html: string): string {
  const clean = usePage().cleanHtml.get(html);
  if (clean === undefined) throw new Error('This HTML was not sanitized before the page was rendered.');
  return clean;
}
