import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmailList } from '@workspace/contracts/email-lists';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let headers: { cookie: string };
let urls: string[];
beforeAll(async () => {
  test = await startTestApp();
  headers = await test.signInAs('ada@lanesight.ai');
  const { emailList } = await test.callWith(headers)(createEmailList, { body: { name: 'Engineers' } });
  urls = ['/api/images', `/api/email-lists/${emailList.id}/imports`];
});
afterAll(() => test.close());

const type = 'multipart/form-data; boundary=b';
const firstPart =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';

describe('an upload', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', firstPart],
    ['without a part', type, 'email'],
    ['that ends in its headers', type, firstPart.slice(0, 60)],
    ['that ends in its file', type, `${firstPart}email\nada@example.com`],
  ])('%s is rejected with a message', async (_how, contentType, payload) => {
    for (const url of urls) {
      const sent = { ...headers, 'content-type': contentType };
      const { statusCode, body } = await test.app.inject({ method: 'POST', url, headers: sent, payload });
      expect([url, statusCode, body]).toEqual([url, 400, 'File: The file arrived incomplete. Choose it again']);
    }
  });
});
