// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { ButtonBlockFields } from './ButtonBlockFields.tsx';

/** Leaves the field of a target with this text. Returns the target of the block. */
async function targetOf(url: string): Promise<string> {
  let target = '';
  function Host() {
    const [block, setBlock] = useState({ type: 'button' as const, text: 'Read', url });
    target = block.url;
    return <ButtonBlockFields block={block} name="Button" onChange={(change) => setBlock({ ...block, ...change })} />;
  }
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<Host />);
  const field = place.querySelector<HTMLElement>('[aria-label="Button: where it leads"]')!;
  await act(async () => {
    field.focus();
    field.blur();
  });
  return target;
}

describe('ButtonBlockFields', () => {
  it('completes the address of a site and of a person, as links in texts do', async () => {
    expect(await targetOf(' lanesight.ai/cost ')).toBe('https://lanesight.ai/cost');
    expect(await targetOf('ada@lanesight.ai')).toBe('mailto:ada@lanesight.ai');
  });

  it('leaves a path, a whole address and other words as they are', async () => {
    for (const url of ['/cost', 'http://lanesight.ai', 'the prices', '']) expect(await targetOf(url)).toBe(url);
  });
});
