import { z } from 'zod';
import { readLittleText } from './little-text.ts';
import { RestError } from './rest-error.ts';

/** The maximum length of a commentary, counted most strictly: UTF-16 units, escapes included. */
export const longestCommentary = 3000;

const required = { error: (issue: { input?: unknown }) => (issue.input === undefined ? missing : undefined) };
const missing = 'field is required but not found and has no default value';

const Commentary = z.string(required).check((payload) => {
  const { value, issues } = payload;
  if (value.length > longestCommentary)
    issues.push({ code: 'custom', input: value, message: `length ${value.length} is beyond ${longestCommentary}` });
  const read = readLittleText(value);
  if ('fault' in read) issues.push({ code: 'custom', input: value, message: read.fault });
});

const Article = z.strictObject({
  source: z.url({ protocol: /^https?$/ }),
  title: z.string(required).min(1).max(400),
  description: z.string().max(4086).optional(),
  thumbnail: z.string().startsWith('urn:li:image:').optional(),
  thumbnailAltText: z.string().max(4086).optional(),
});

const PostBody = z.strictObject({
  author: z.string(required).regex(/^urn:li:(?:organization|person):\w+$/, 'is not a valid URN'),
  commentary: Commentary,
  visibility: z.enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN', 'CONTAINER'], required),
  distribution: z.strictObject(
    {
      feedDistribution: z.enum(['MAIN_FEED', 'NONE'], required),
      targetEntities: z.array(z.unknown()).optional(),
      thirdPartyDistributionChannels: z.array(z.unknown()).optional(),
    },
    required,
  ),
  content: z.strictObject({ article: Article }).optional(),
  lifecycleState: z.literal('PUBLISHED', required),
  isReshareDisabledByAuthor: z.boolean().optional(),
});
export type PostBody = z.output<typeof PostBody>;

/** Parses the body of a post, or throws a 422 that lists all errors as the real service does. */
export function readPost(body: unknown): PostBody {
  const read = PostBody.safeParse(body);
  if (read.success) return read.data;
  const faults = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(
          (key) => `ERROR :: /${[...issue.path, key].join('/')} :: unrecognized field found but not allowed`,
        )
      : [`ERROR :: /${issue.path.join('/')} :: ${issue.message}`],
  );
  throw new RestError(422, 'UNPROCESSABLE_ENTITY', `${faults.join('\n')}\n`);
}
