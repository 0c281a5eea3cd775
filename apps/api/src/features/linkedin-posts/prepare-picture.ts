import type { PictureFailure } from '@workspace/contracts/linkedin-posts';
import type { LinkedinFailure, LinkedinResponse } from '../../adapters/linkedin/response.ts';
import type { LinkedinThumbnail } from '../../adapters/linkedin/rest.ts';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import type { Claim } from './claim.ts';
import { cropKey, pictureMissing, readCover } from './cover-picture.ts';
import { startPicture, storePicture } from './picture-state.ts';
import type { PostingDeps } from './posting-deps.ts';
import { isFinal, uploadPicture } from './upload-picture.ts';

/** After this many failed attempts the post goes out without its picture. */
const mostAttempts = 5;

/** A picture that does not go with its post. `code`: the reason in LinkedIn's words, or ours, for the operator. */
export interface OmittedPicture {
  fault: PictureFailure;
  code: string;
}

/** The picture of a post; empty without a cover. */
export interface PreparedPicture {
  thumbnail?: LinkedinThumbnail;
  omitted?: OmittedPicture;
}

/** Uploads the cover of an article. Fails when the post has to wait: a later attempt may get the picture. */
export async function preparePicture(
  deps: PostingDeps,
  accessToken: string,
  claim: Claim,
  coverImageId: string | null | undefined,
): Promise<LinkedinResponse<PreparedPicture>> {
  const { newEm, imageStore, pollMs, linkedin } = deps;
  const { organizationId } = claim;
  const [image] = (await imagesOfPosts(newEm(), [{ coverImageId }])).values();
  const state = await startPicture(newEm(), claim, image ? cropKey(organizationId, image) : null);
  if (!image || !state || state.fault) return { value: {} };
  // Earlier attempts did not even end: the picture may be the reason.
  if (state.attempts > mostAttempts)
    return {
      value: { omitted: await omitPicture(deps, claim, { fault: 'picture_not_ready', code: 'too_many_attempts' }) },
    };
  const { value: urn, failure } = await uploadPicture({
    linkedin: linkedin.linkedin,
    accessToken,
    organizationId,
    urn: state.urn,
    readPicture: () => readCover(imageStore, image),
    storeUrn: (pictureUrn) => storePicture(newEm(), claim, { pictureUrn }),
    pollMs,
  });
  if (failure) {
    const fault = faultOf(failure, state.attempts);
    if (!fault) return { failure };
    return { value: { omitted: await omitPicture(deps, claim, { fault, code: failure.code }) } };
  }
  await storePicture(newEm(), claim, { pictureAttempts: 0 });
  return { value: { thumbnail: { urn, alt: image.alt } } };
}

/** Stores that the post goes out without its picture. */
export async function omitPicture({ newEm }: PostingDeps, claim: Claim, omitted: OmittedPicture) {
  await storePicture(newEm(), claim, { pictureFault: omitted.fault, pictureUrn: null });
  return omitted;
}

/** Returns the reason to post without the picture; undefined while the post should wait or fails for another reason. */
function faultOf(failure: LinkedinFailure, attempts: number): PictureFailure | undefined {
  if (failure.code === pictureMissing) return 'picture_missing';
  if (isFinal(failure)) return 'picture_rejected';
  const isTransient = failure.kind === 'away' || failure.kind === 'busy' || failure.kind === 'unready';
  return isTransient && attempts >= mostAttempts ? 'picture_not_ready' : undefined;
}
