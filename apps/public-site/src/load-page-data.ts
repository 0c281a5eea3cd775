import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { isNoSuch, ApiError, type SerializedApiError } from '@workspace/contracts/endpoint/api-error';
import type { Loader, SiteRoute } from './route.ts';

/** What the API said to the calls that a page needs. */
interface PageData {
  /** Answers and refusals by the address of the call. */
  responses: Record<string, unknown>;
  /** The status of an address that names nothing; undefined where there is a page. */
  missing: number | undefined;
  /** The path that the page has now, where it was asked for by an earlier one. */
  movedTo: string | undefined;
  /** The API did not answer, and the page copes without. */
  isFallback: boolean;
}

/** Makes the calls that a page needs. Throws the refusal of one without which the page cannot be drawn. */
export async function loadPageData(
  { loaders, hasFallback, movedTo }: SiteRoute,
  params: Readonly<Record<string, string>>,
  searchParams: URLSearchParams,
  api: CallOptions,
): Promise<PageData> {
  const hasFallbackNow = (await hasFallback?.(params)) ?? false;
  const needed = (await loaders?.(params, searchParams)) ?? [];
  const responses = await Promise.all(
    needed.map((need) => loadOne(need, api, hasFallbackNow || need.isOptional === true)),
  );
  const errorStatuses = responses.flatMap(([, response], index) =>
    isSerializedApiError(response) && !needed[index]!.isOptional ? [response.apiError.status] : [],
  );
  return {
    responses: Object.fromEntries(responses),
    movedTo: await movedTo?.(
      params,
      responses.map(([, response]) => response),
    ),
    missing: hasFallbackNow ? undefined : errorStatuses[0],
    isFallback: errorStatuses.some((status) => !isNoSuch(status)),
  };
}

const isSerializedApiError = (response: unknown): response is SerializedApiError =>
  typeof response === 'object' && response !== null && 'apiError' in response;

/** What is not there is an answer too. Every other refusal is a page that cannot be drawn, unless the page copes without. */
async function loadOne(
  { key, endpoint, input }: Loader,
  api: CallOptions,
  toleratesErrors: boolean,
): Promise<[string, unknown]> {
  try {
    return [key, await call(endpoint, input as never, api)];
  } catch (thrown) {
    const apiError = thrown instanceof ApiError ? thrown : new ApiError(503, 'unavailable', 'The API does not answer.');
    if (!isNoSuch(apiError.status) && !toleratesErrors) throw thrown;
    const { status, code, message } = apiError;
    return [key, { apiError: { status, code, message } } satisfies SerializedApiError];
  }
}
