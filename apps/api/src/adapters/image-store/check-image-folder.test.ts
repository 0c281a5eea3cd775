import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImageFolder } from './check-image-folder.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'image-folder-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe('checkImageFolder', () => {
  it('creates the folder, and leaves no file in it', async () => {
    const folder = join(place, 'data/images');
    await checkImageFolder({ folder });
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the folder and the variables when no file can be stored', async () => {
    const file = join(place, 'file');
    await writeFile(file, '');
    await expect(checkImageFolder({ folder: join(file, 'images') })).rejects.toThrow(
      `No picture can be stored in the folder ${file}/images (ENOTDIR). Make it writable for the user of this process, or correct DATA_DIR or IMAGE_STORE.`,
    );
  });
});
