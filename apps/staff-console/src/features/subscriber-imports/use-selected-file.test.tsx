// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { checkedFile, rememberChecked } from './checked-files.ts';
import { useSelectedFile } from './use-selected-file.ts';

const file = new File(['email,first_name,City\na@x.example,Ada,Denver\n'], 'people.csv', { type: 'text/csv' });
const columns = { email: 0, firstName: null, lastName: null, fieldChoices: new Map([[2, 'leave-out' as const]]) };

describe('useSelectedFile', () => {
  it('begins with the file of a check and its columns', async () => {
    rememberChecked('1', { file, columns });
    const { current } = await renderHook(
      () => useSelectedFile(checkedFile('1')),
      undefined,
      (children) => <ToastRoot>{children}</ToastRoot>,
    );
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(current().picked).toMatchObject({ file, columns, head: { header: ['email', 'first_name', 'City'] } });
    });
  });
});

describe('checkedFile', () => {
  it('has no file of another check, or for an upload that begins anew', () => {
    rememberChecked('1', { file, columns });
    expect(checkedFile('2')).toBeUndefined();
    expect(checkedFile(null)).toBeUndefined();
  });
});
