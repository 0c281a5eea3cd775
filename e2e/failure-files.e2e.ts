import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from './test.ts';
import { readToolConfig, root } from '../tools/config.ts';
import { runCommand } from '../tools/checks/run-command.ts';

test.describe('a failed e2e test', () => {
  test('leaves a screenshot and a trace in a folder that git ignores, and prints their paths', async () => {
    const folder = test.info().outputPath('failing');
    const config = join(import.meta.dirname, 'failing/playwright.config.ts');
    const command = ['playwright', 'test', '-c', config, '--reporter=list', `--output=${folder}`];
    const { code, output } = await runCommand(command, { ...readToolConfig().environment, NO_COLOR: '1' });
    expect(code, output).toBe(1);
    expect(output).toContain('1 failed');
    for (const ending of ['.png', 'trace.zip']) {
      const path = output.match(/\S+/g)!.find((word) => word.endsWith(ending));
      expect(path, output).toBeDefined();
      const file = join(root, path!);
      expect(existsSync(file), file).toBe(true);
      expect(relative(root, file)).toMatch(/^test-results\//);
    }
    expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('test-results/');
  });
});
