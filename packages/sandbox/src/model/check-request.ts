import { z } from 'zod';
import { schemaError, type JsonSchema } from './schema-error.ts';

const Message = z.strictObject({
  role: z.enum(['developer', 'system', 'user', 'assistant']),
  content: z.string(),
  name: z.string().optional(),
});

const Request = z.strictObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
        description: z.string().optional(),
        strict: z.boolean().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    })
    .optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.int().optional(),
  store: z.boolean().optional(),
});

/** A valid API request. */
export interface ModelRequest {
  model: string;
  messages: { role: string; content: string }[];
  schema: JsonSchema | undefined;
  streams: boolean;
  tellsUsage: boolean;
  maxTokens: number;
}

/** An API error: a status, and the error object that clients expect. */
export interface ModelError {
  status: number;
  error: { message: string; type: string; param: string | null; code: string | null };
}

const modelError = (
  message: string,
  { status = 400, param = null, code = null }: { status?: number; param?: string | null; code?: string | null } = {},
): ModelError => ({ status, error: { message, type: 'invalid_request_error', param, code } });

/** Checks the API key. */
export function checkKey(header: string | undefined, apiKey: string): ModelError | undefined {
  if (!header)
    return modelError("You didn't provide an API key. Provide it in an Authorization header using Bearer auth.", {
      status: 401,
    });
  if (header === `Bearer ${apiKey}`) return undefined;
  return modelError('Incorrect API key provided.', { status: 401, code: 'invalid_api_key' });
}

/** Parses a request as strictly as the API does, rejecting unknown names. */
export function readRequest(body: unknown, modelName: string): ModelRequest | ModelError {
  const { data, error } = Request.safeParse(body);
  if (!data) return apiErrorOf(error.issues[0]!);
  const { model, messages, response_format: format, stream = false, stream_options: options } = data;
  if (model !== modelName)
    return modelError(`The model \`${model}\` does not exist or you do not have access to it.`, {
      status: 404,
      code: 'model_not_found',
    });
  if (options && !stream)
    return modelError("The 'stream_options' parameter is only allowed when 'stream' is enabled.", {
      param: 'stream_options',
    });
  const schema = format?.json_schema.schema;
  const fault = schema && format.json_schema.strict && schemaError(schema);
  if (fault)
    return modelError(`Invalid schema for response_format '${format.json_schema.name}': ${fault}`, {
      param: 'response_format',
    });
  return {
    model,
    messages,
    schema,
    streams: stream,
    tellsUsage: options?.include_usage === true,
    maxTokens: data.max_completion_tokens ?? Infinity,
  };
}

function apiErrorOf({ code, path, message, ...issue }: z.core.$ZodIssue): ModelError {
  if (code === 'unrecognized_keys') {
    const [name] = (issue as z.core.$ZodIssueUnrecognizedKeys).keys;
    const param = [...path, name].join('.');
    return modelError(`Unknown parameter: '${param}'.`, { param, code: 'unknown_parameter' });
  }
  const param = path.join('.');
  return modelError(`Invalid value for '${param}': ${message}.`, { param, code: 'invalid_value' });
}
