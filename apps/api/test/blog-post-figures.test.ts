import { describe, expect, it } from 'vitest';
import { listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { plansOf } from './plans-of.ts';
import { useImages } from './use-images.ts';

const images = useImages();

const table =
  '<table><thead><tr><th>Street</th><th>PCI</th></tr></thead><tbody><tr><td>Oak &amp; Elm</td><td>68</td></tr></tbody></table>';
const drawing = `<figure data-drawing="pci-scale">${table}</figure>`;
const card = '<figure data-link-card=""><a href="https://example.org/a">A page</a></figure>';
const pictureOf = (url: string) => `<figure><img src="${url}" alt="Cracks"><figcaption>Here</figcaption></figure>`;

const write = async (slug: string, content: string, coverImageId: string | null = null) =>
  (await images.asStaff(createPost, { body: { ...draft, slug, content: `<p>Text.</p>${content}`, coverImageId } }))
    .post;
const listed = async (slug: string, query: { pageSize?: number } = { pageSize: 50 }) =>
  (await images.test.callWith()(listPosts, { query })).posts.find((post) => post.slug === slug)!;

describe('a post in the list for readers', () => {
  it('has the first picture of its text with its files', async () => {
    const [first, second] = [await images.upload(), await images.upload()];
    await images.finish();
    await write('with-pictures', card + pictureOf(first.url) + drawing + pictureOf(second.url));
    const { figure } = await listed('with-pictures');
    expect(figure).toMatchObject({ image: { id: first.id, width: first.width, height: first.height } });
    expect(figure && 'image' in figure && figure.image.variants.length).toBeGreaterThan(3);
    expect((await listed('with-pictures', {})).figure).toEqual(figure);
  });

  it('has the first drawing of its text, without its caption', async () => {
    const { id } = await write('with-a-drawing', drawing.replace('</figure>', '<figcaption>Two</figcaption></figure>'));
    expect((await listed('with-a-drawing')).figure).toEqual({ drawing });
    await images.asStaff(changePost, { params: { id }, body: { content: '<p>Text.</p>' } });
    expect(await listed('with-a-drawing')).not.toHaveProperty('figure');
  });

  it('has no figure with a cover, a link card only, or no figure at all', async () => {
    const cover = await images.upload();
    await write('with-a-cover', drawing, cover.id);
    await write('with-a-card', card);
    await write('with-words', '');
    for (const slug of ['with-a-cover', 'with-a-card', 'with-words'])
      expect(await listed(slug)).not.toHaveProperty('figure');
  });

  it('has no drawing that would make the list heavy', async () => {
    await write('with-a-long-drawing', drawing.replace('Oak', 'Oak '.repeat(1_000)));
    expect(await listed('with-a-long-drawing')).not.toHaveProperty('figure');
  });

  it('costs as many statements with ten figures as with one, and none reads a content', async () => {
    const statementsOf = async () => {
      const plans = await plansOf(images.test.orm, () => listed('any', { pageSize: 40 }));
      // The requests before may still look for due webhooks.
      return plans.split('\n').filter((line) => /^select (?!exists)/i.test(line));
    };
    const writePictured = async (number: number) => write(`more-${number}`, pictureOf((await images.upload()).url));
    await writePictured(0);
    const before = await statementsOf();
    for (let number = 1; number < 10; number += 1) await writePictured(number);
    const after = await statementsOf();
    expect(after.length).toBe(before.length);
    expect(after.join('\n')).not.toMatch(/"content"/);
  });
});
