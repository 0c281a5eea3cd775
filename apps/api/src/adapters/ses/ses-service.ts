import type { HttpMailService } from '../http-mail/http-transport.ts';
import { messageIdOf } from '../http-mail/message-id-of.ts';
import { withoutSignature } from '../without-signature.ts';
import { judgeSes } from './judge-ses.ts';
import { signRequest, type AwsCredentials } from './sign-request.ts';

export interface SesSettings extends AwsCredentials {
  /** The API's origin, and a path before that of the API. */
  endpoint: string;
  configurationSet: string | undefined;
}

/**
 * Amazon SES, API v2. Its signed requests are our own: the SDK does not say if a byte had left when a request failed,
 * and submits again by default.
 */
export function sesService(settings: SesSettings): HttpMailService {
  const { endpoint, configurationSet, ...credentials } = settings;
  const url = new URL(`${endpoint}/v2/email/outbound-emails`);
  return {
    url,
    createRequest: ({ from, to, content }) => {
      const body = Buffer.from(
        JSON.stringify({
          Destination: { ToAddresses: [to] },
          Content: { Raw: { Data: withOriginalId(withoutSignature(content)).toString('base64') } },
          ...(from && { FeedbackForwardingEmailAddress: from }),
          ...(configurationSet && { ConfigurationSetName: configurationSet }),
        }),
      );
      const headers = { 'content-type': 'application/json' };
      return {
        url,
        body,
        headers: signRequest({ url, headers, body }, { ...credentials, service: 'ses', at: new Date() }),
      };
    },
    judge: judgeSes,
  };
}

/** SES replaces the Message-ID and the date, and returns a copy of the header with bounces: it has to name ours. */
function withOriginalId(content: Buffer): Buffer {
  const id = messageIdOf(content);
  return id ? Buffer.concat([Buffer.from(`Original-Message-ID: ${id}\r\n`), content]) : content;
}
