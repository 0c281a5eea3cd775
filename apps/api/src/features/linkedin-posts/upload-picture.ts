import { setTimeout as sleep } from 'node:timers/promises';
import type { LinkedinPicture } from '../../adapters/linkedin/images.ts';
import type { Linkedin } from '../../adapters/linkedin/open-linkedin.ts';
import type { LinkedinFailure, LinkedinResponse } from '../../adapters/linkedin/response.ts';

/** An upload URL may expire, and processing may fail by chance: a rejected picture is uploaded a second time. */
const mostUploads = 2;
/** The number of times that an attempt reads the status of an upload. */
const mostPolls = 6;

interface PictureUpload {
  linkedin: Linkedin;
  accessToken: string;
  organizationId: string;
  /** The URN of an earlier upload; null: none. */
  urn: string | null;
  readPicture: () => Promise<LinkedinResponse<LinkedinPicture>>;
  /** Stores the URN of a new upload before its bytes are sent. */
  storeUrn: (urn: string) => Promise<void>;
  /** Milliseconds between two polls. */
  pollMs: number;
}

/** Returns the URN of the picture once LinkedIn can show it. Uses an earlier upload as long as LinkedIn has it. */
export async function uploadPicture(upload: PictureUpload): Promise<LinkedinResponse<string>> {
  const earlier = upload.urn && (await awaitAvailable(upload, upload.urn));
  if (earlier && !isLost(earlier.failure)) return earlier;
  const { value: picture, failure } = await upload.readPicture();
  if (failure) return { failure };
  let response = await uploadOnce(upload, picture);
  for (let uploads = 1; uploads < mostUploads && response.failure?.kind === 'text'; uploads += 1)
    response = await uploadOnce(upload, picture);
  return response;
}

/** Returns true for a failure that the same request would meet again. */
export const isFinal = ({ kind }: LinkedinFailure): boolean =>
  kind === 'text' || kind === 'role' || kind === 'duplicate';

/** Returns true when LinkedIn has no usable picture of an earlier attempt. That one may have ended before it sent it. */
const isLost = (failure: LinkedinFailure | undefined): boolean =>
  failure !== undefined && (isFinal(failure) || failure.code === 'WAITING_UPLOAD');

async function uploadOnce(upload: PictureUpload, picture: LinkedinPicture): Promise<LinkedinResponse<string>> {
  const { linkedin, accessToken, organizationId, storeUrn } = upload;
  const { value, failure } = await linkedin.initializeUpload(accessToken, organizationId);
  if (failure) return { failure };
  await storeUrn(value.urn);
  const sent = await linkedin.uploadImage(accessToken, value.uploadUrl, picture);
  if (sent.failure) return { failure: sent.failure };
  const response = await awaitAvailable(upload, value.urn);
  // An application may lack the permission to read what it uploaded.
  return response.failure?.kind === 'role' ? { value: value.urn } : response;
}

/** Polls the status of an upload until LinkedIn has processed it. */
async function awaitAvailable(
  { linkedin, accessToken, pollMs }: PictureUpload,
  urn: string,
): Promise<LinkedinResponse<string>> {
  for (let polls = 1; ; polls += 1) {
    const { value, failure } = await linkedin.findImageStatus(accessToken, urn);
    if (failure) return { failure };
    const { status } = value;
    if (status === 'AVAILABLE') return { value: urn };
    if (status === 'PROCESSING_FAILED') return { failure: { kind: 'text', status: 200, code: status } };
    if (polls === mostPolls) return { failure: { kind: 'unready', status: 200, code: status } };
    await sleep(pollMs);
  }
}
