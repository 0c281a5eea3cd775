import type { EntityManager } from '@mikro-orm/postgresql';
import type { Claim } from './claim.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';

/** The stored state of a post's picture. `attempts` counts the current one. */
interface PictureState {
  attempts: number;
  urn: string | null;
  fault: string | null;
}

/**
 * Records an attempt to upload the picture before it is made. Another crop, or none, begins anew. Undefined when a
 * later attempt has taken over.
 */
export async function startPicture(
  em: EntityManager,
  { blogPostId, run }: Claim,
  crop: string | null,
): Promise<PictureState | undefined> {
  const [state] = await em.execute<PictureState[]>(
    `update linkedin_posts p set picture_of = t.crop,
       picture_attempts = case when p.picture_of = t.crop then p.picture_attempts else 0 end + 1,
       picture_urn = case when p.picture_of = t.crop then p.picture_urn end,
       picture_fault = case when p.picture_of = t.crop then p.picture_fault end
     from (select ?::text as crop) t
     where p.blog_post_id = ? and p.run = ? and p.status = 'posting'
     returning p.picture_attempts as attempts, p.picture_urn as urn, p.picture_fault as fault`,
    [crop, blogPostId, run],
  );
  return state;
}

type PictureChange = Partial<Pick<LinkedinPostEntity, 'pictureUrn' | 'pictureAttempts' | 'pictureFault'>>;

/** Stores a change of the picture, unless a later attempt has taken over. */
export async function storePicture(
  em: EntityManager,
  { blogPostId, run }: Claim,
  change: PictureChange,
): Promise<void> {
  await em.nativeUpdate(LinkedinPostEntity, { blogPostId, run, status: 'posting' }, change);
}
