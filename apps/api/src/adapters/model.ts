import OpenAI, { APIError } from 'openai';

/** What a model is asked: the rules, the task, and the form that its answer has to have. */
export interface ModelRequest {
  rules: string;
  task: string;
  /** The answer's form: a name, and a JSON schema in which everything is required. */
  form: { name: string; schema: Record<string, unknown> };
  /** Told of the answer so far, as it grows. */
  onText: (soFar: string) => void;
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Aborted when the time for an answer is over. */
  late: AbortSignal;
}

/** What became of asking. `cut`: the answer ended before its end. */
export type ModelOutcome =
  | 'whole'
  | 'cut'
  | 'key_refused'
  | 'busy'
  | 'request_refused'
  | 'failing'
  | 'unreachable'
  | 'too_slow'
  | 'cancelled';

export interface ModelResponse {
  outcome: ModelOutcome;
  /** What it wrote, in part or whole. */
  text: string;
  /** What it counted of the request and of its answer; undefined where it did not say. */
  tokens: { input: number; output: number } | undefined;
  /** After how many seconds a busy model wants to be asked again. */
  retryAfter?: number;
}

/** Asks a model once. Never rejects: what went wrong is an outcome. */
export type RequestCompletion = (request: ModelRequest) => Promise<ModelResponse>;

/** More than ten times of what is asked for: whoever writes on has lost its way. In characters. */
const mostCharacters = 100_000;
const mostTokens = 8_000;
/** Of all that comes over the wire, where each word has a wrapping. */
const mostBytes = 16 * 1024 * 1024;

/** A model behind an OpenAI-compatible API. */
export function openModel(settings: { baseUrl: string; apiKey: string; name: string }): RequestCompletion {
  let client: OpenAI | undefined;
  // Made when it is first needed: without a key there is none. Who asks again, and when, is decided by whoever asks.
  const opened = () =>
    (client ??= new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      fetch: boundedFetch,
      organization: null,
      project: null,
      logLevel: 'off',
    }));
  return async (request) => {
    const response: Writing = { outcome: 'cut', text: '', tokens: undefined, hasBegun: false };
    try {
      await write(opened(), settings.name, request, response);
    } catch (thrown) {
      Object.assign(response, failureOf(thrown, request, response));
    }
    const { hasBegun: _known, ...told } = response;
    return told;
  };
}

/** An answer on its way. */
interface Writing extends ModelResponse {
  /** Whether the model took the request: what ends after that is cut. */
  hasBegun: boolean;
}

/** An answer without an end must not fill the memory. */
const boundedFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new Error('The answer does not end'));
      else controller.enqueue(chunk);
    },
  });
  return response.body ? new Response(response.body.pipeThrough(counted), response) : response;
};

async function write(client: OpenAI, model: string, request: ModelRequest, response: Writing): Promise<void> {
  const { rules, task, form, onText, signal, late } = request;
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: task },
      ],
      response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
      max_completion_tokens: mostTokens,
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal: AbortSignal.any([signal, late]) },
  );
  response.hasBegun = true;
  for await (const { choices, usage } of stream) {
    const [choice] = choices;
    if (choice?.delta?.content) {
      response.text += choice.delta.content;
      onText(response.text);
    }
    if (choice?.finish_reason === 'stop') response.outcome = 'whole';
    if (usage) response.tokens = { input: usage.prompt_tokens, output: usage.completion_tokens };
    // Leaving the loop ends the call.
    if (response.text.length > mostCharacters) return void (response.outcome = 'cut');
  }
  // Where the stream is left because of a signal, the package ends it without a word.
  if (signal.aborted) response.outcome = 'cancelled';
  else if (late.aborted) response.outcome = 'too_slow';
}

function failureOf(
  thrown: unknown,
  { signal, late }: ModelRequest,
  { hasBegun }: Writing,
): Pick<ModelResponse, 'outcome' | 'retryAfter'> {
  if (signal.aborted) return { outcome: 'cancelled' };
  if (late.aborted) return { outcome: 'too_slow' };
  if (hasBegun) return { outcome: 'cut' };
  if (!(thrown instanceof APIError)) return { outcome: 'unreachable' };
  const { status, headers } = thrown as { status?: number; headers?: Headers };
  if (status === undefined) return { outcome: 'unreachable' };
  if (status === 401 || status === 403) return { outcome: 'key_refused' };
  if (status === 429) return { outcome: 'busy', ...retryAfterIn(headers) };
  return { outcome: status >= 500 ? 'failing' : 'request_refused' };
}

function retryAfterIn(headers: Headers | undefined): { retryAfter?: number } {
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return seconds > 0 ? { retryAfter: Math.min(Math.ceil(seconds), 86_400) } : {};
}
