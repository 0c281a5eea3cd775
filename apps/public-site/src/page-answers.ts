import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { isNoSuch, Refusal, type HeldRefusal } from '@workspace/contracts/endpoint/problem';
import type { Need, SiteRoute } from './route.ts';

/** What the API said to the calls that a page needs. */
interface PageAnswers {
  /** Answers and refusals by the address of the call. */
  held: Record<string, unknown>;
  /** The status of an address that names nothing; undefined where there is a page. */
  missing: number | undefined;
  /** The path that the page has now, where it was asked for by an earlier one. */
  movedTo: string | undefined;
  /** The API did not answer, and the page copes without. */
  isStopgap: boolean;
}

/** Makes the calls that a page needs. Throws the refusal of one without which the page cannot be drawn. */
export async function answersFor(
  { needs, copes, movedTo }: SiteRoute,
  params: Readonly<Record<string, string>>,
  asked: URLSearchParams,
  api: CallOptions,
): Promise<PageAnswers> {
  const doesCope = (await copes?.(params)) ?? false;
  const needed = (await needs?.(params, asked)) ?? [];
  const answers = await Promise.all(needed.map((need) => answerOf(need, api, doesCope || need.isExtra === true)));
  const refused = answers.flatMap(([, answer], index) =>
    isHeldRefusal(answer) && !needed[index]!.isExtra ? [answer.refused.status] : [],
  );
  return {
    held: Object.fromEntries(answers),
    movedTo: await movedTo?.(
      params,
      answers.map(([, answer]) => answer),
    ),
    missing: doesCope ? undefined : refused[0],
    isStopgap: refused.some((status) => !isNoSuch(status)),
  };
}

const isHeldRefusal = (answer: unknown): answer is HeldRefusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** What is not there is an answer too. Every other refusal is a page that cannot be drawn, unless the page copes without. */
async function answerOf({ key, endpoint, input }: Need, api: CallOptions, copes: boolean): Promise<[string, unknown]> {
  try {
    return [key, await call(endpoint, input as never, api)];
  } catch (thrown) {
    const refusal = thrown instanceof Refusal ? thrown : new Refusal(503, 'unavailable', 'The API does not answer.');
    if (!isNoSuch(refusal.status) && !copes) throw thrown;
    const { status, code, sentence } = refusal;
    return [key, { refused: { status, code, sentence } } satisfies HeldRefusal];
  }
}
