import { describe, expect, it } from 'vitest';
import { judgeSes } from './judge-ses.ts';

const responseOf = (status: number, type: string, message: string, headers = {}) => ({
  status,
  headers: { 'x-amzn-errortype': type, ...headers },
  text: JSON.stringify({ message }),
});

describe('response of Amazon SES', () => {
  it.each([
    ['TooManyRequestsException', 429, 'Maximum sending rate exceeded.', 'rate', 454],
    ['ThrottlingException', 400, 'Rate exceeded', 'rate', 451],
    ['LimitExceededException', 400, 'Daily message quota exceeded.', 'rate', 451],
    ['MailFromDomainNotVerifiedException', 400, 'Mail from domain not verified', 'authentication', 451],
    ['AccountSuspendedException', 400, 'Account suspended', 'policy', 451],
    ['SendingPausedException', 400, 'Sending paused', 'policy', 451],
    ['MessageRejected', 400, 'Email address is not verified. The following …', 'authentication', 451],
    ['InvalidSignatureException:http://internal.amazon.com/', 403, 'Signature expired', 'authentication', 451],
    ['UnrecognizedClientException', 403, 'The security token …', 'authentication', 451],
    ['AccessDeniedException', 403, 'User is not authorized', 'authentication', 451],
    ['NotFoundException', 404, 'Configuration set <x> does not exist.', 'temporary', 451],
  ])('%s defers the message for another transport', (type, status, message, failure, code) => {
    expect(judgeSes(responseOf(status, type, message))).toMatchObject({
      outcome: 'deferred',
      failure,
      rejection: { code, command: 'SendEmail' },
      transportFault: { isDown: true },
    });
  });

  it('waits as long as SES says', () => {
    const response = responseOf(429, 'TooManyRequestsException', 'Slow down', { 'retry-after': '7' });
    expect(judgeSes(response).transportFault).toEqual({ isDown: true, restMs: 7_000 });
  });

  it('defers a message with rejected content, which other transports would not change', () => {
    const result = judgeSes(responseOf(400, 'MessageRejected', 'It contains a virus'));
    expect([result.outcome, result.failure, result.transportFault]).toEqual(['deferred', 'content', undefined]);
  });

  it('rejects a malformed message for good, and suppresses no address for it', () => {
    expect(judgeSes(responseOf(400, 'BadRequestException', "Missing final '@domain'"))).toMatchObject({
      outcome: 'refused',
      isDeadAddress: false,
    });
  });

  it.each([500, 503, 504])('is uncertain after a %i', (status) => {
    expect(judgeSes(responseOf(status, 'InternalServiceErrorException', 'Oh'))).toMatchObject({ outcome: 'uncertain' });
  });

  it.each(['{"MessageId":"01', ''])('is accepted with 200, even if the body was cut: %s', (text) => {
    expect(judgeSes({ status: 200, headers: {}, text })).toMatchObject({ outcome: 'handed_over' });
  });

  it.each(['<html>Sign in</html>', '{"message":"Something failed"}', 'null'])(
    'is uncertain with 200 and a body that is not of SES: %s',
    (text) => {
      expect(judgeSes({ status: 200, headers: {}, text })).toMatchObject({
        outcome: 'uncertain',
        answer: expect.stringContaining(text),
      });
    },
  );

  it('reads the type of an error from the body when the header is missing', () => {
    const text = JSON.stringify({ __type: 'com.amazonaws.ses#SendingPausedException', Message: 'Paused' });
    expect(judgeSes({ status: 400, headers: {}, text }).answer).toBe('451 Paused (Amazon SES: SendingPausedException)');
  });
});
