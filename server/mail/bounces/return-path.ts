import { createHmac, timingSafeEqual } from 'node:crypto';

/** The addresses that mail servers report to when they cannot deliver, one for each mail (VERP). */
export type ReturnPath = {
  /** `bounce+<id of the mail without dashes>-<proof>@example.org` */
  readonly addressOf: (mailId: string) => string;
  /** The id of the mail that a text with such an address in it is about. Nobody else can make one that counts. */
  readonly mailIdIn: (text: string) => string | undefined;
};

/** Makes return paths below `address`, proved with a key made from `secret`. */
export function returnPath(address: string, secret: string): ReturnPath {
  const at = address.lastIndexOf('@');
  const [mailbox, domain] = [address.slice(0, at), address.slice(at + 1)];
  const proofOf = (id: string): string =>
    createHmac('sha256', secret).update(`return path of ${id}`).digest('hex').slice(0, 12);
  // Some mail servers write addresses in their own case.
  const ours = new RegExp(`${escape(mailbox)}\\+([\\da-f]{32})-([\\da-f]{12})@${escape(domain)}`, 'giu');
  return {
    addressOf: (mailId) => {
      const id = mailId.replaceAll('-', '');
      return `${mailbox}+${id}-${proofOf(id)}@${domain}`;
    },
    mailIdIn: (text) => {
      for (const [, id = '', proof = ''] of text.toLowerCase().matchAll(ours))
        if (timingSafeEqual(Buffer.from(proofOf(id)), Buffer.from(proof)))
          return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
      return undefined;
    },
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
