import { isIP } from 'node:net';

/** Where answers to visitors come back to that could not be delivered, and the mailbox behind it. */
export type BounceSettings = {
  /** Mail for it with anything after a plus must arrive in the mailbox. */
  readonly address: string;
  readonly mailbox: Mailbox;
};

/** A mailbox that is read by IMAP. */
export type Mailbox = {
  readonly host: string;
  readonly port: number;
  /** Whether TLS comes first. If not, it is asked for before the password is sent. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};

const anExample = 'imaps://bounce%40example.org:password@mail.example.org/';
// With the 46 characters that tell which mail it was, it must stay below the 64 that mail servers take before the @.
const longestMailbox = 18;

/** Reads the settings: `given` finds one by its name, `fault` notes what is wrong with it. Both are there, or neither. */
export function readBounceSettings(
  given: (name: string) => string | undefined,
  fault: (text: string) => void,
  address: string | undefined,
): BounceSettings | undefined {
  const url = given('BOUNCE_MAILBOX_URL');
  if (url === undefined && address === undefined) return undefined;
  const mailbox = url === undefined ? undefined : readMailbox(url);
  if (mailbox === undefined)
    fault(
      url === undefined
        ? `BOUNCE_MAILBOX_URL must be set with BOUNCE_ADDRESS: write where its mailbox is read, for example ${anExample}.`
        : `BOUNCE_MAILBOX_URL must be an address with user and password like ${anExample}, where special characters are written as in a link (@ is %40).`,
    );
  if (address === undefined)
    fault(
      'BOUNCE_ADDRESS must be set with BOUNCE_MAILBOX_URL: write the address of that mailbox, for example bounce@example.org.',
    );
  else if (address.lastIndexOf('@') > longestMailbox)
    fault(
      `BOUNCE_ADDRESS must have at most ${longestMailbox} characters before the @, for example bounce@example.org.`,
    );
  return mailbox === undefined || address === undefined ? undefined : { address, mailbox };
}

function readMailbox(text: string): Mailbox | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if ((protocol !== 'imaps:' && protocol !== 'imap:') || hostname === '' || username === '' || password === '')
    return undefined;
  const isSecure = protocol === 'imaps:';
  try {
    return {
      host: isIP(hostname.replace(/^\[|\]$/gu, '')) === 6 ? hostname.slice(1, -1) : hostname,
      port: port === '' ? (isSecure ? 993 : 143) : Number(port),
      isSecure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    // A percent sign that begins nothing.
    return undefined;
  }
}
