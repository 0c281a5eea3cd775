import type { IncomingMessage } from 'node:http';
import { isPublicAddress } from '../is-public-address.ts';
import { NotPublic, requestPublic } from './public-request.ts';

/** Fetches a file from a public web address; returns a message for the person when that fails. */
export type FetchFile = (
  url: string,
  maxBytes: number,
  wanted?: keyof typeof wantedFiles,
) => Promise<{ name: string; bytes: Buffer } | string>;

const timeoutMs = 20_000;

/** Request headers and messages for each kind of file. */
const wantedFiles = {
  picture: {
    headers: { accept: 'image/*', 'user-agent': 'Lanesight image import' },
    messages: {
      address: 'This is no public web address. Save the picture and upload it.',
      status: 'There is no picture at this address any more. Save it and upload it.',
      large: 'The picture at this address is too large. Save it, make it smaller and upload it.',
      slow: 'The server of this address does not respond. Save the picture and upload it.',
    },
  },
  page: {
    headers: { accept: 'text/html', 'user-agent': 'Lanesight link preview' },
    messages: {
      address: 'This is no public web address. Check it, or write the title yourself.',
      status: 'There is no page at this address. Check it, or write the title yourself.',
      large: 'The page at this address is too large to read. Write the title yourself.',
      slow: 'The server of this address does not respond. Write the title yourself.',
    },
  },
} as const;

/** Fetches with these limits: time, size, redirects, and addresses that `isAllowed` accepts. */
export function openFetchFile(isAllowed: (address: string) => boolean = isPublicAddress): FetchFile {
  return async (address, maxBytes, wanted = 'picture') => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers, messages } = wantedFiles[wanted];
    try {
      const { url, response } = await requestPublic(address, { signal, headers, isAllowed });
      if (response.statusCode !== 200) {
        response.destroy();
        return messages.status;
      }
      const bytes = await readBytes(response, maxBytes);
      return bytes ? { name: fileName(url), bytes } : messages.large;
    } catch (error) {
      return error instanceof NotPublic ? messages.address : messages.slow;
    }
  };
}

/** Returns the body; undefined when it is larger than that, without reading the rest. */
async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function fileName({ pathname }: URL): string {
  const name = pathname.split('/').at(-1)!;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
