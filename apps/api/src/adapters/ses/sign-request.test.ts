import { describe, expect, it } from 'vitest';
import { signRequest } from './sign-request.ts';

describe('signRequest', () => {
  it('signs as in the example post-vanilla of the test suite of AWS', () => {
    const url = new URL('https://example.amazonaws.com/');
    const { authorization } = signRequest(
      { url, headers: {}, body: Buffer.alloc(0) },
      {
        region: 'us-east-1',
        service: 'service',
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
        at: new Date('2015-08-30T12:36:00Z'),
      },
    );
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
        'SignedHeaders=host;x-amz-date, Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
    );
  });
});
