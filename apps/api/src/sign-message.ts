import DKIM from 'nodemailer/lib/dkim';
import { buffer } from 'node:stream/consumers';
import type { Config } from './config.ts';

// RFC 8058 requires the last two; nodemailer omits the very last by default.
const signedHeaders =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Signs complete messages. Rejects on failure, because nodemailer itself would leave the message unsigned. */
export function messageSigner(dkim: NonNullable<Config['dkim']>): (content: Buffer) => Promise<Buffer> {
  const signer = new DKIM({ ...dkim, headerFieldNames: signedHeaders });
  return async (content) => {
    const signed = await buffer(signer.sign(content));
    if (signed.subarray(0, 15).toString() !== 'DKIM-Signature:') throw new Error('The message could not be signed');
    return signed;
  };
}
