import { html, page, type Html } from '../html.ts';
import { organizations } from './members.ts';
import type { Posted } from './post-calls.ts';

/** Renders the page of all posts. */
export function postedPage(posts: readonly Posted[]): string {
  return page(
    'Posts on LinkedIn',
    html`<h1>Posts on LinkedIn</h1>
      <p>
        ${posts.length === 1 ? '1 post' : `${posts.length} posts`}. Nothing of this is on LinkedIn: it is what would be.
        They are kept in memory until the sandbox stops. <a href="/linkedin/posts">Look again</a>
      </p>
      ${posts.map(article)}`,
  );
}

/** Renders the page of one post, at the path of a real one. */
export const onePostedPage = (post: Posted | undefined): string =>
  page(
    'Post on LinkedIn',
    html`<h1>Post on LinkedIn</h1>
      ${post ? article(post) : html`<p>This post is not kept here, or not any more.</p>`}
      <p><a href="/linkedin/posts">All posts</a></p>`,
  );

const article = ({ id, author, text, content, createdAt }: Posted) =>
  html`<article>
    <h2>${organizations.find((each) => author.endsWith(`:${each.id}`))?.localizedName ?? author}</h2>
    <pre>${text}</pre>
    ${
      content
        ? html`${thumbnail(content.article)}
            <p class="note">
              <a href="${content.article.source}">${content.article.title}</a><br />
              ${content.article.description}
            </p>`
        : undefined
    }
    <time datetime="${new Date(createdAt).toISOString()}">${id}</time>
  </article>`;

/** Renders the picture of an article. */
const thumbnail = ({ thumbnail: urn, thumbnailAltText }: { thumbnail?: string; thumbnailAltText?: string }): Html =>
  urn === undefined ? html`` : html`<img src="/linkedin/media/${urn}" alt="${thumbnailAltText}" />`;
