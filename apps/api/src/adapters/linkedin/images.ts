import * as z from 'zod';
import type { LinkedinConfig } from '../../config-linkedin.ts';
import { request } from './request.ts';
import type { LinkedinResponse } from './response.ts';
import { organizationUrn, restHeaders } from './rest-headers.ts';

/** A registered image: its URN, and the URL for one upload of its bytes. */
export interface ImageUpload {
  urn: string;
  uploadUrl: string;
}

/** A picture to upload. LinkedIn takes JPEG, PNG and GIF files with fewer than 36,152,320 pixels. */
export interface LinkedinPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/jpeg' | 'image/png';
}

/** Timeout for the bytes of a picture, in milliseconds. */
const uploadMs = 30_000;

/** The calls of the Images API, made with an access token. */
export const imageCalls = (config: LinkedinConfig) => ({
  /** Registers an image of an organization. */
  initializeUpload: (accessToken: string, organizationId: string) =>
    initializeUpload(config, accessToken, organizationId),

  /** Uploads the bytes of a registered image. */
  uploadImage: (accessToken: string, uploadUrl: string, { bytes, type }: LinkedinPicture) =>
    request({
      url: uploadUrl,
      init: {
        method: 'PUT',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': type },
        body: bytes,
      },
      read: () => ({ success: true, data: null }),
      timeoutMs: uploadMs,
    }),

  /** Returns the status of an image: `WAITING_UPLOAD`, `PROCESSING`, `AVAILABLE` or `PROCESSING_FAILED`. */
  findImageStatus: (accessToken: string, urn: string) =>
    request({
      url: `${config.apiUrl}/rest/images/${encodeURIComponent(urn)}`,
      init: { headers: restHeaders(config, accessToken) },
      read: (body) => ImageStatus.safeParse(body),
    }),
});

const ImageStatus = z.object({ status: z.string() });

async function initializeUpload(
  config: LinkedinConfig,
  accessToken: string,
  organizationId: string,
): Promise<LinkedinResponse<ImageUpload>> {
  const Registered = z.object({
    value: z.object({
      image: z.string().regex(/^urn:li:image:[\w-]+$/),
      // The token is sent to this URL.
      uploadUrl: z.string().refine((url) => isLinkedinUrl(config, url)),
    }),
  });
  const { value, failure } = await request({
    url: `${config.apiUrl}/rest/images?action=initializeUpload`,
    init: {
      method: 'POST',
      headers: restHeaders(config, accessToken, { 'content-type': 'application/json' }),
      body: JSON.stringify({ initializeUploadRequest: { owner: organizationUrn(organizationId) } }),
    },
    read: (body) => Registered.safeParse(body),
  });
  return failure ? { failure } : { value: { urn: value.value.image, uploadUrl: value.value.uploadUrl } };
}

/** Returns true for a URL of the configured LinkedIn, or of another host of LinkedIn. */
function isLinkedinUrl({ siteUrl, apiUrl }: LinkedinConfig, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  if ([siteUrl, apiUrl].some((base) => new URL(base).origin === origin)) return true;
  return protocol === 'https:' && hostname.endsWith('.linkedin.com');
}
