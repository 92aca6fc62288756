import * as v from 'valibot';
import type { Result } from './failures.ts';
import { address, line } from './fields.ts';
import { hasUnseen } from './hidden-signs.ts';

/** The name of the mail server among what admins say. */
export const mailServerKey = 'mail#server' as const;

/** Where mails leave, from whom, and where the team reads its own. Its password is kept apart and never sent. */
export type MailServer = Readonly<Omit<v.InferOutput<typeof mailServer>, 'password'>>;

/** What an admin types, a line each. */
export type TypedMailServer = Readonly<Record<MailServerField, string>>;
export const mailServerFields = ['host', 'port', 'user', 'password', 'from', 'to'] as const;
export type MailServerField = (typeof mailServerFields)[number];

/** So many mailboxes of the team at most: a test mail goes to all of them. */
export const mostMailboxes = 5;
/** Where a mail server stopped a mail. */
export type Unsent = 'unreachable' | 'unsafe' | 'signIn' | 'from' | 'to' | 'refused';

const longest = 200;
// A name or an IP address. It is handed to the mail program as it stands.
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+)$/iu;
/** An address in which nothing means something in the header of a mail. */
export const plainAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;

const mailbox = v.pipe(address, v.regex(plainAddress));
const mailServer = v.object({
  host: v.pipe(line(longest), v.regex(hostPattern)),
  port: v.pipe(line(5), v.regex(/^\d+$/u), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(65_535)),
  // Empty: it asks for no name and password.
  user: v.pipe(
    line(longest),
    v.check((typed) => !hasUnseen(typed)),
  ),
  // Not trimmed: a space may belong to it.
  password: v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  from: mailbox,
  to: v.pipe(
    line(longest * mostMailboxes),
    v.transform((typed) => typed.split(',').map((each) => each.trim())),
    v.array(mailbox),
    v.maxLength(mostMailboxes),
  ),
});

/** What was typed as it is kept, or what cannot be right. */
export function checkMailServer(
  typed: TypedMailServer,
): Result<{ readonly server: MailServer; readonly password: string }, { readonly wrong: readonly MailServerField[] }> {
  const checked = v.safeParse(mailServer, typed);
  if (checked.success) {
    const { password, ...server } = checked.output;
    return { ok: true, value: { server, password } };
  }
  const wrong = new Set(checked.issues.map(({ path }) => path?.[0].key));
  return { ok: false, wrong: mailServerFields.filter((field) => wrong.has(field)) };
}

/** Whether a password that is kept may be used here as well: never for another server, which could read it. */
export const isSameSignIn = (one: MailServer, other: MailServer): boolean =>
  one.host === other.host && one.port === other.port && one.user === other.user;

/** In one line, for lists and mails. */
export const mailServerLine = ({ host, port, from, to }: MailServer): string =>
  `${host}:${port}, ${from} → ${to.join(', ')}`;
