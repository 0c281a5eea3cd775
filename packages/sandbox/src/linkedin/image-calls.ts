import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRole, requireScope, type Authorize, type Caller } from './check-request.ts';
import { statusOf, storeBytes, type Images, type StoredImage } from './images.ts';
import { RestError } from './rest-error.ts';

/** The largest upload, in bytes. */
const largestUpload = 20 * 1024 * 1024;

const InitializeUpload = z.strictObject({
  initializeUploadRequest: z.strictObject({ owner: z.string().regex(/^urn:li:(?:organization|person):\w+$/) }),
});

interface ImageCallsOptions {
  images: Images;
  authorize: Authorize;
  /** Checks only the token, because an upload URL is no call of the versioned API. */
  authenticate: (request: FastifyRequest) => Caller;
}

/** Adds the calls to register an image, to upload its bytes, and to read its status. */
export function addImageCalls(scope: FastifyInstance, prefix: string, options: ImageCallsOptions): void {
  addRegistration(scope, prefix, options);
  addUpload(scope, prefix, options);
  addStatus(scope, prefix, options);
}

function addRegistration(scope: FastifyInstance, prefix: string, { images, authorize }: ImageCallsOptions): void {
  scope.post<{ Querystring: Record<string, string> }>(`${prefix}/rest/images`, (request) => {
    const call = 'images.ACTION-initializeUpload.20260601';
    const { member, scopes } = authorize(request);
    requireScope(scopes, 'w_organization_social', call);
    if (request.query.action !== 'initializeUpload')
      throw new RestError(400, 'ILLEGAL_ARGUMENT', `Unknown action: ${request.query.action ?? ''}`);
    const read = InitializeUpload.safeParse(request.body);
    if (!read.success) throw new RestError(400, 'ILLEGAL_ARGUMENT', z.prettifyError(read.error));
    const { owner } = read.data.initializeUploadRequest;
    requireRole(member, owner, call);
    const { urn, uploadKey, uploadUrlExpiresAt } = images.add(owner, member.id);
    const uploadUrl = `http://${request.host}${prefix}/dms-uploads/${uploadKey}/0?ca=vector_feedshare`;
    return { value: { uploadUrlExpiresAt, uploadUrl, image: urn } };
  });
}

function addUpload(scope: FastifyInstance, prefix: string, { images, authenticate }: ImageCallsOptions): void {
  scope.addContentTypeParser(
    /^(?:image\/|application\/octet-stream)/,
    { parseAs: 'buffer', bodyLimit: largestUpload },
    (_request, body, done) => done(null, body),
  );
  scope.put<{ Params: { key: string } }>(
    `${prefix}/dms-uploads/:key/0`,
    { bodyLimit: largestUpload },
    async (request, reply) => {
      const { member, scopes } = authenticate(request);
      const image = images.findUpload(request.params.key);
      if (!image) throw new RestError(404, 'NOT_FOUND', 'Unknown upload URL');
      requireScope(scopes, 'w_organization_social', 'the upload');
      requireRole(member, image.owner, 'the upload');
      if (!Buffer.isBuffer(request.body)) throw new RestError(400, 'MEDIA_ASSET_INVALID', 'The body is no picture');
      storeBytes(image, request.body, request.headers['content-type'] ?? '');
      return reply.code(201).send();
    },
  );
}

function addStatus(scope: FastifyInstance, prefix: string, { images, authorize }: ImageCallsOptions): void {
  scope.get<{ Params: { urn: string } }>(`${prefix}/rest/images/:urn`, (request) => {
    const { member, scopes } = authorize(request);
    requireScope(scopes, 'r_organization_social', 'images.GET.20260601');
    const image = images.find(request.params.urn);
    if (!image) throw new RestError(404, 'NOT_FOUND', `Could not find entity ${request.params.urn}`);
    requireRole(member, image.owner, 'images.GET.20260601');
    const status = statusOf(image);
    const downloadUrl = `http://${request.host}${picturePath(prefix, image)}`;
    return { id: image.urn, owner: image.owner, status, ...(status === 'AVAILABLE' && { downloadUrl }) };
  });
}

/** The path of a picture's bytes. */
export const picturePath = (prefix: string, { urn }: Pick<StoredImage, 'urn'>): string => `${prefix}/media/${urn}`;

/** Rejects a post whose thumbnail is not an available image of its author. */
export function checkThumbnail(images: Images, thumbnail: string | undefined, author: string): void {
  if (thumbnail === undefined) return;
  const image = images.find(thumbnail);
  const reject = (reason: string) => {
    throw new RestError(422, 'UNPROCESSABLE_ENTITY', `ERROR :: /content/article/thumbnail :: ${reason}\n`);
  };
  if (!image) return reject(`could not find ${thumbnail}`);
  if (image.owner !== author)
    throw new RestError(400, 'INVALID_CONTENT_OWNERSHIP', 'Content(s) you provided must be owned by post author');
  if (statusOf(image) !== 'AVAILABLE') reject(`${thumbnail} is ${statusOf(image)}`);
}
