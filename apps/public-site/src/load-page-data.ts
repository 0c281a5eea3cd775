import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { isMissingStatus, ApiError, type SerializedApiError } from '@workspace/contracts/endpoint/api-error';
import { findRedirect } from '@workspace/contracts/redirects';
import type { Page } from './page-data/page-context.ts';
import type { Loader, SiteRoute } from './route.ts';

/** Results of the API requests of a page. */
interface PageData {
  /** Responses and errors by the URL of the request. */
  responses: Record<string, unknown>;
  /** Status of a missing page; undefined when the page exists. */
  missing: number | undefined;
  /** The address to redirect to: the current one of a moved page, or the target of a redirect by staff. */
  movedTo: string | undefined;
  /** True when the API failed and the page renders its fallback. */
  isFallback: boolean;
}

/**
 * Runs the loaders of a page, except those whose response is known. Throws the `ApiError` of one without which the page
 * cannot be rendered.
 */
export async function loadPageData(
  { status, loaders, hasFallback, movedTo }: SiteRoute,
  { pathname, params, searchParams }: Pick<Page, 'pathname' | 'params' | 'searchParams'>,
  api: CallOptions,
  known: Record<string, unknown>,
): Promise<PageData> {
  const hasFallbackNow = (await hasFallback?.(params)) ?? false;
  const needed = (await loaders?.(params, searchParams)) ?? [];
  const responses = await Promise.all(
    needed.map(async (need): Promise<[string, unknown]> =>
      need.key in known ? [need.key, known[need.key]] : loadOne(need, api, hasFallbackNow || need.isOptional === true),
    ),
  );
  const errorStatuses = responses.flatMap(([, response], index) =>
    isSerializedApiError(response) && !needed[index]!.isOptional ? [response.apiError.status] : [],
  );
  const missing = hasFallbackNow ? undefined : errorStatuses[0];
  const moved = await movedTo?.(
    params,
    responses.map(([, response]) => response),
    searchParams,
  );
  const isMissing = isMissingStatus(status ?? missing ?? 200);
  return {
    responses: Object.fromEntries(responses),
    movedTo: moved ?? (isMissing ? await redirectTargetOf(pathname, api) : undefined),
    missing,
    isFallback: errorStatuses.some((status) => !isMissingStatus(status)),
  };
}

/** Returns where a path without a page leads. Undefined when it leads nowhere, or the API does not tell. */
async function redirectTargetOf(path: string, api: CallOptions): Promise<string | undefined> {
  const { to } = await call(findRedirect, { query: { path } }, api).catch(() => ({ to: null }));
  return to ?? undefined;
}

const isSerializedApiError = (response: unknown): response is SerializedApiError =>
  typeof response === 'object' && response !== null && 'apiError' in response;

/** A 404 or 410 is a result too. Any other error fails the page, unless the page has a fallback. */
async function loadOne(
  { key, endpoint, input }: Loader,
  api: CallOptions,
  toleratesErrors: boolean,
): Promise<[string, unknown]> {
  try {
    return [key, await call(endpoint, input as never, api)];
  } catch (thrown) {
    const apiError = thrown instanceof ApiError ? thrown : new ApiError(503, 'unavailable', 'The API does not answer.');
    if (!isMissingStatus(apiError.status) && !toleratesErrors) throw thrown;
    const { status, code, message } = apiError;
    return [key, { apiError: { status, code, message } } satisfies SerializedApiError];
  }
}
