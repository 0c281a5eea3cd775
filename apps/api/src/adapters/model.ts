import type OpenAI from 'openai';

/** A request to the model: the rules, the task, and the JSON schema of the response. */
export interface ModelRequest {
  rules: string;
  task: string;
  /** The response format: a name, and a JSON schema in which every property is required. */
  form: { name: string; schema: Record<string, unknown> };
  /** Called with the text received so far, as it grows. */
  onText: (soFar: string) => void;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
  /** Aborted when the time limit is reached. */
  late: AbortSignal;
}

/** The outcome of a model request. `cut`: the response ended early. */
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
  /** The text of the model, in part or whole. */
  text: string;
  /** Token usage of the request and the response; undefined when the model did not report it. */
  tokens: { input: number; output: number } | undefined;
  /** Seconds after which a busy model may be tried again. */
  retryAfter?: number;
}

/** Sends one request to a model. Never rejects: a failure is an outcome. */
export type RequestCompletion = (request: ModelRequest) => Promise<ModelResponse>;

/** More than ten times the requested length; a longer response is useless. In characters. */
const maxCharacters = 100_000;
const maxTokens = 8_000;
/** Limit for the whole stream, in which every token is wrapped in JSON. */
const maxBytes = 16 * 1024 * 1024;

/** Retries are left to the caller. */
async function createClient({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    fetch: boundedFetch,
    organization: null,
    project: null,
    logLevel: 'off',
  });
}

/** Creates the client of a model behind an OpenAI-compatible API. */
export function openModel(settings: { baseUrl: string; apiKey: string; name: string }): RequestCompletion {
  let client: Promise<OpenAI> | undefined;
  // Loaded on first use: without a key there is no client, and the library takes some megabytes.
  const opened = () =>
    (client ??= createClient(settings).catch((error: unknown) => {
      client = undefined;
      throw error;
    }));
  return async (request) => {
    const response: Writing = { outcome: 'cut', text: '', tokens: undefined, hasBegun: false };
    try {
      await write(await opened(), settings.name, request, response);
    } catch (thrown) {
      // After the last word, only the end of the connection failed.
      if (response.outcome !== 'whole') Object.assign(response, failureOf(thrown, request, response));
    }
    const { hasBegun: _known, ...told } = response;
    return told;
  };
}

/** A response in flight. */
interface Writing extends ModelResponse {
  /** True once the model accepted the request: a stream that ends after that is `cut`. */
  hasBegun: boolean;
}

/** A response without an end must not fill the memory. */
const boundedFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('The answer does not end'));
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
      max_completion_tokens: maxTokens,
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
    // Leaving the loop aborts the request.
    if (response.text.length > maxCharacters) return void (response.outcome = 'cut');
  }
  if (response.outcome === 'whole') return;
  // The package ends an aborted stream without an error.
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
  // The library's errors have the status of the response, if there was one, and the error of the model.
  const { status, headers, error } = thrown as { status?: number; headers?: Headers; error?: unknown };
  if (hasBegun) return { outcome: error === undefined ? 'cut' : 'failing' };
  if (status === undefined) return { outcome: 'unreachable' };
  if (status === 401 || status === 403) return { outcome: 'key_refused' };
  if (status === 429) return { outcome: 'busy', ...retryAfterIn(headers) };
  return { outcome: status >= 500 || status === 408 ? 'failing' : 'request_refused' };
}

function retryAfterIn(headers: Headers | undefined): { retryAfter?: number } {
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return seconds > 0 ? { retryAfter: Math.min(Math.ceil(seconds), 86_400) } : {};
}
