import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts test files by their environment. A worker is used again only for the same environment as before, so each change
 * between two files would end a worker with all the modules it has loaded.
 */
export class DomFilesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const needsDom = await Promise.all(
      sorted.map(async ({ moduleId }) => domMark.test(await readFile(moduleId, 'utf8'))),
    );
    return [...sorted.filter((_, index) => !needsDom[index]), ...sorted.filter((_, index) => needsDom[index])];
  }
}

const domMark = /^\/\/ @vitest-environment jsdom$/m;
