import { connectDatabase } from '../../src/database/orm.ts';
import { linkedinConfig } from '../../src/config-linkedin.ts';
import { postWaiting } from '../../src/features/linkedin-posts/post-waiting.ts';
import { openLinkedin } from '../../src/adapters/linkedin/open-linkedin.ts';

/** A worker that is killed after LinkedIn's response and before it stores the result. */
const [, , databaseUrl, settings, blogPostId] = process.argv as [string, string, string, string, string];
const { set, keys, publicOrigin } = JSON.parse(settings) as {
  set: Parameters<typeof linkedinConfig>[0];
  keys: { id: string; base64: string }[];
  publicOrigin: string;
};
const tokenKeys = keys.map(({ id, base64 }) => ({ id, key: Buffer.from(base64, 'base64') }));
const linkedin = openLinkedin(linkedinConfig({ ...set, LINKEDIN_TOKEN_KEYS: tokenKeys })!);
const orm = await connectDatabase(databaseUrl);
await postWaiting(
  {
    newEm: () => orm.em.fork(),
    linkedin: {
      linkedin: {
        ...linkedin,
        post: async (...args) => {
          const response = await linkedin.post(...args);
          if (response.value) process.kill(process.pid, 'SIGKILL');
          return response;
        },
      },
      tokenKeys: [tokenKeys[0]!],
    },
    publicOrigin,
    probePage: async () => 200,
    retryDelay: () => 0,
  },
  blogPostId,
);
