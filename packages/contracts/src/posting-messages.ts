import type { PictureFailure, PostingFailure } from './linkedin-posts.ts';

/** Messages for staff about an article that is not on LinkedIn: the reason and the next step. */
export const postingMessages: Readonly<Record<PostingFailure, string>> = {
  page_unreachable: 'The article does not answer at its public address yet. We look again by ourselves.',
  picture_waiting: 'The cover picture is not ready at LinkedIn yet. We try again by ourselves.',
  linkedin_away:
    'LinkedIn did not answer as it should. We try again by ourselves, and look first whether the post is there already.',
  linkedin_busy: 'LinkedIn takes no more posts for now. We try again by ourselves when it does.',
  sign_in_over: 'The LinkedIn sign-in is over. Connect LinkedIn again, then try again.',
  not_connected: 'LinkedIn is not connected. Connect it, choose a page, then try again.',
  role_missing:
    'The connected account may not post as this page. Give it the role “Content admin” at LinkedIn, or choose another page, then try again.',
  text_refused: 'LinkedIn did not take the text. Change the title or the excerpt, then try again.',
  duplicate: 'LinkedIn has a post with this very text. Change the title or the excerpt to post once more.',
  old_version:
    'LinkedIn has ended the version of its API that is set here. Ask the people who run the site to set LINKEDIN_VERSION to a newer month.',
  not_published: 'It was not published when its turn came. It is posted when it is published again.',
  switched_off: 'Auto-posting was switched off before its turn came.',
  taken_back: 'A staff member cancelled it before it was posted.',
};

/** Messages for staff about an article that was posted without its cover picture: the reason and the next step. */
export const pictureMessages: Readonly<Record<PictureFailure, string>> = {
  picture_missing:
    'Posted without its cover picture: the file of the picture cannot be read. Replace the file in the library before you use the picture again.',
  picture_rejected:
    'Posted without its cover picture: LinkedIn did not take it. If the post needs one, delete the post at LinkedIn and post again.',
  picture_not_ready:
    'Posted without its cover picture: LinkedIn did not take it in several tries. If the post needs one, delete the post at LinkedIn and post again.',
};
