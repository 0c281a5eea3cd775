import { randomBytes } from 'node:crypto';
import { pictureFacts, type PictureFacts } from './picture-bytes.ts';
import { RestError } from './rest-error.ts';

/** The most pixels of a picture; LinkedIn accepts fewer. */
const tooManyPixels = 36_152_320;
/** Milliseconds until an upload URL expires. */
const urlLifetime = 3_600_000;
/** Milliseconds that LinkedIn processes an upload. */
const processingTime = 200;

/** A picture with its bytes. `uploadedAt` is in milliseconds since 1970. */
interface Uploaded extends PictureFacts {
  bytes: Buffer;
  uploadedAt: number;
}

/** An image as the sandbox stores it. */
export interface StoredImage {
  urn: string;
  owner: string;
  member: string;
  uploadKey: string;
  uploadUrlExpiresAt: number;
  uploaded?: Uploaded;
}

/** The images of all owners. */
export class Images {
  readonly #all: StoredImage[] = [];

  /** Registers an image without its bytes. */
  add(owner: string, member: string): StoredImage {
    const image = {
      urn: `urn:li:image:C4D${randomBytes(12).toString('base64url').replaceAll(/[_-]/g, 'A')}`,
      owner,
      member,
      uploadKey: randomBytes(16).toString('hex'),
      uploadUrlExpiresAt: Date.now() + urlLifetime,
    };
    this.#all.unshift(image);
    return image;
  }

  find(urn: string): StoredImage | undefined {
    return this.#all.find((each) => each.urn === urn);
  }

  findUpload(uploadKey: string): StoredImage | undefined {
    return this.#all.find((each) => each.uploadKey === uploadKey);
  }

  get all(): readonly StoredImage[] {
    return this.#all;
  }

  clear(): void {
    this.#all.length = 0;
  }
}

/** Stores the bytes of an image. An upload URL is valid once, and only for JPEG, PNG and GIF files. */
export function storeBytes(image: StoredImage, bytes: Buffer, contentType: string): void {
  if (image.uploaded) throw new RestError(400, 'UPLOAD_URL_USED', 'The upload URL was used before');
  if (image.uploadUrlExpiresAt <= Date.now()) throw new RestError(400, 'UPLOAD_URL_EXPIRED', 'The upload URL expired');
  const facts = pictureFacts(bytes);
  if (!facts) throw new RestError(400, 'MEDIA_ASSET_INVALID', 'The bytes are no JPEG, PNG or GIF picture');
  if (contentType !== 'application/octet-stream' && contentType !== facts.type)
    throw new RestError(400, 'MEDIA_TYPE_MISMATCH', `The bytes are ${facts.type}, not ${contentType}`);
  image.uploaded = { ...facts, bytes, uploadedAt: Date.now() };
}

/** Returns the status of an image as the real service names it. */
export function statusOf({ uploaded }: StoredImage): string {
  if (!uploaded) return 'WAITING_UPLOAD';
  if (uploaded.uploadedAt + processingTime > Date.now()) return 'PROCESSING';
  return uploaded.isWhole && uploaded.width * uploaded.height < tooManyPixels ? 'AVAILABLE' : 'PROCESSING_FAILED';
}
