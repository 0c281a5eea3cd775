/** Runs one statement. */
export type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

export const categories = ['Field Assessment', 'Smart Cities', 'Future Tech', 'Budgets', 'Rural Roads'];

/**
 * Made-up words, the same in every run. A text uses the first of them often and the last rarely, as natural text does.
 */
export const words = Array.from({ length: 4_000 }, (_, number) => randomWord(number));

/** A word in each text of the blog. */
export const wordOfEveryPost = 'road';

const paragraphs = 400;
const wordsOfParagraph = 75;
const paragraphsOfPost = 20;

/**
 * Fills an empty blog with posts of 1,500 words. Of a hundred, five are drafts, two are scheduled and three are in the
 * trash.
 */
export async function fillBlog(sql: Sql, posts: number): Promise<void> {
  await sql('create table paragraphs (number int primary key, words text not null)');
  await sql(`insert into paragraphs select ordinality, value from jsonb_array_elements_text(?) with ordinality`, [
    JSON.stringify(generateParagraphs()),
  ]);
  await sql(
    `insert into blog_posts
      (title, excerpt, content, category, date, published_on, read_time, slug, tags, status, publish_at, published_at, trashed_at)
    select initcap(split_part(text.heading, ' ', 2 + n % 9)) || ' of ' || split_part(text.heading, ' ', 20 + n % 11) || ' ' || n,
      left(text.heading, 160), text.content, (?::jsonb) ->> (least(n % 5, n % 7)), to_char(day, 'FMMonth FMDD, YYYY'), day,
      '7 min read', 'post-' || n, array['roads', 'tag-' || n % 40],
      case when n % 100 in (11, 31, 51, 71, 91) then 'draft' when n % 100 in (22, 62) then 'scheduled' else 'published' end,
      case when n % 100 in (22, 62) then now() + interval '90 days' end,
      case when n % 100 in (11, 31, 51, 71, 91, 22, 62) then null else day end,
      case when n % 100 in (33, 44, 55) then now() end
    from generate_series(1, ?) n
    cross join lateral (select date '2016-01-01' + n * 7919 % 3600 as day) as days
    cross join lateral (
      select string_agg('<p>' || p.words || '</p>', '' order by turn) as content, min(p.words) as heading
      from generate_series(0, ${paragraphsOfPost - 1}) turn
      join paragraphs p on p.number = 1 + (n * 31 + turn * 97 + n * turn) % ${paragraphs}
    ) as text`,
    [JSON.stringify(categories), posts],
  );
  await sql(
    "insert into blog_post_views select slug, (length(title) * 7919) % 5000 from blog_posts where slug like '%7'",
  );
  await sql('drop table paragraphs');
  await sql('vacuum analyze');
}

function generateParagraphs(): string[] {
  const random = randomNumbers();
  const word = () => words[Math.floor(words.length ** random()) - 1]!;
  return Array.from(
    { length: paragraphs },
    () => `The ${wordOfEveryPost} ${Array.from({ length: wordsOfParagraph - 2 }, word).join(' ')}.`,
  );
}

/** Returns a generator of numbers from 0 to 1, the same in every run. */
function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function randomWord(number: number): string {
  const starts = ['b', 'd', 'gr', 'k', 'l', 'm', 'pl', 'r', 't', 'v'];
  const vowels = ['a', 'o'];
  const syllable = (of: number) => starts[of % 10]! + vowels[Math.floor(of / 10) % 2]!;
  return `${syllable(number % 20)}${syllable(Math.floor(number / 20) % 20)}${syllable(Math.floor(number / 400))}k`;
}
