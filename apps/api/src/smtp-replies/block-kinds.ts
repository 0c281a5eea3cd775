import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/** The causes of a block: our server, our domain or this email. Such a rejection says nothing about its address. */
export const blockKinds: readonly ReplyKind[] = ['policy', 'authentication', 'content'];

/** The same as SQL, for `failure in (...)`, which finds them by the index. */
export const blockKindsSql = blockKinds.map((kind) => `'${kind}'`).join(', ');
