import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { invalidInput } from './invalid-input.ts';

/** A file as it arrives. Reading it throws `too_large` once it passes the endpoint's limit. */
export interface Upload {
  name: string;
  type: string;
  chunks: AsyncIterable<Buffer>;
}

/** Reads the file of a multipart request as it arrives. */
export async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<Upload> {
  const { field, maxBytes } = endpoint.file!;
  if (!request.isMultipart()) throw apiError(endpoint, 'unsupported_type', 'Send the file as a form.');
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(cutOff);
  if (part?.fieldname !== field) throw invalidInput(endpoint, { [field]: 'Choose a file' });
  function cutOff(error: { statusCode?: number }): never {
    // The parser's own errors are about the form; the plugin's have a status.
    throw error.statusCode
      ? error
      : invalidInput(endpoint, { [field]: 'The file arrived incomplete. Choose it again' });
  }
  async function* chunks() {
    try {
      yield* part!.file as AsyncIterable<Buffer>;
    } catch (error) {
      cutOff(error as { statusCode?: number });
    }
    // The plugin truncates a streamed file silently.
    if (part!.file.truncated)
      throw apiError(endpoint, 'too_large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  }
  return { name: part.filename, type: part.mimetype, chunks: chunks() };
}
