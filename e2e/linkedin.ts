import type { Page } from 'playwright/test';
import { expect } from './test.ts';
import { expectToast } from './posts.ts';

/** A post in the sandbox's LinkedIn. */
export interface Posted {
  id: string;
  author: string;
  text: string;
  content: { article: { source: string; title: string; thumbnail?: string; thumbnailAltText?: string } };
}

/** Returns the LinkedIn posts of an article, by its slug. */
export async function postedOf(sandbox: string, slug: string): Promise<Posted[]> {
  const all = (await (await fetch(`${sandbox}/linkedin/posts`)).json()) as Posted[];
  return all.filter(({ content }) => content.article.source.endsWith(`/blog/${slug}`));
}

/** Returns the picture of a post as the sandbox's LinkedIn has it. */
export async function pictureOf(sandbox: string, { content }: Posted): Promise<object | undefined> {
  const images = (await (await fetch(`${sandbox}/linkedin/images`)).json()) as { urn: string }[];
  return images.find(({ urn }) => urn === content.article.thumbnail);
}

/** The picture that LinkedIn gets of any cover. */
export const croppedPicture = {
  owner: 'urn:li:organization:5515715',
  status: 'AVAILABLE',
  type: 'image/jpeg',
  width: 1_200,
  height: 627,
};

/** Makes the sandbox's LinkedIn fail. */
export async function failLinkedin(sandbox: string, fault: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ service: 'linkedin', ...fault });
  expect((await fetch(`${sandbox}/faults`, { method: 'POST', headers, body })).status).toBe(204);
}

/** Expires the sign-in at the sandbox's LinkedIn. */
export async function expireLinkedin(sandbox: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ tokens: 'all' });
  expect((await fetch(`${sandbox}/linkedin/expire`, { method: 'POST', headers, body })).ok).toBe(true);
}

/** Connects from the setup dialog, as an administrator of two pages, and checks the message that follows. */
export async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page
    .getByRole('dialog', { name: 'Business Page Setup' })
    .getByRole('link', { name: 'Connect LinkedIn' })
    .click();
  await page.waitForURL(/\/linkedin\/oauth\/v2\/authorization/);
  await page.getByRole('radio', { name: /^Ada/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expectToast(page, 'LinkedIn is connected. Choose a page to post as.');
}
