import { connectDatabase } from '../../src/database/orm.ts';
import { linkedinConfig } from '../../src/config-linkedin.ts';
import { postWaiting } from '../../src/features/linkedin-posts/post-waiting.ts';
import { folderStore } from '../../src/adapters/image-store/folder-store.ts';
import { openLinkedin } from '../../src/adapters/linkedin/open-linkedin.ts';

/** A worker that is killed after LinkedIn's response to one of its calls, and before it stores the result. */
const [, , databaseUrl, settings, blogPostId] = process.argv as [string, string, string, string, string];
const { set, keys, publicOrigin, imageFolder, dyingCall } = JSON.parse(settings) as {
  set: Parameters<typeof linkedinConfig>[0];
  keys: { id: string; base64: string }[];
  publicOrigin: string;
  imageFolder: string;
  dyingCall: 'post' | 'initializeUpload' | 'uploadImage' | 'findImageStatus';
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
        [dyingCall]: async (...args: never[]) => {
          const response = await (linkedin[dyingCall] as (...all: never[]) => Promise<{ failure?: object }>)(...args);
          if (!response.failure) process.kill(process.pid, 'SIGKILL');
          return response;
        },
      },
      tokenKeys: [tokenKeys[0]!],
    },
    publicOrigin,
    probePage: async () => 200,
    imageStore: folderStore(imageFolder),
    pollMs: 60,
    retryDelay: () => 0,
  },
  blogPostId,
);
