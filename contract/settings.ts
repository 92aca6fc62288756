import * as v from 'valibot';
import type { Result } from './failures.ts';
import { address, line } from './fields.ts';
import { hasUnseen } from './hidden-signs.ts';
import { compactIban, groupedIban, hasRightCheckDigits } from './iban.ts';
import type { TeamMember } from './inbox.ts';
import type { Localized } from './locale.ts';
import { readView } from './location.ts';
import type { MailServer, mailServerKey, TypedMailServer } from './mail-server.ts';
import { parseUrl } from './parse-url.ts';

/** The forms of the page for admins. */
export type SettingGroup = 'association' | 'mail' | 'bank' | 'law';

type Kind = 'line' | 'address' | 'days' | 'iban' | 'link' | 'origin' | 'status' | 'view';
type Shape = {
  readonly group: SettingGroup;
  readonly kind: Kind;
  /** Where money and mail go: it waits for an hour (supabase/migrations), and asks for the second step. */
  readonly waits?: true;
};

/** Where links of mails lead, also those with a key for a new password: no request says it, only an admin does. */
export const siteUrlKey = 'site#site.siteUrl' as const;

/** What only the association can say, by its name in `content/site.ts` and `content/association.ts`. */
export const settings = {
  'association#association.name': { group: 'association', kind: 'line' },
  'association#association.street': { group: 'association', kind: 'line' },
  'association#association.town': { group: 'association', kind: 'line' },
  'site#site.legalStatus': { group: 'association', kind: 'status' },
  'association#association.register': { group: 'association', kind: 'line' },
  'association#association.represented': { group: 'association', kind: 'line' },
  'association#association.responsible': { group: 'association', kind: 'line' },
  [siteUrlKey]: { group: 'mail', kind: 'origin', waits: true },
  'site#site.email': { group: 'mail', kind: 'address', waits: true },
  'site#site.answerDays': { group: 'mail', kind: 'days' },
  'site#site.adminEmail': { group: 'mail', kind: 'address' },
  'site#site.accountHolder': { group: 'bank', kind: 'line', waits: true },
  'site#site.iban': { group: 'bank', kind: 'iban', waits: true },
  'site#site.paymentLink': { group: 'bank', kind: 'link', waits: true },
  'association#association.host': { group: 'law', kind: 'line' },
  'association#association.mailProvider': { group: 'law', kind: 'line' },
  'site#site.map.start': { group: 'law', kind: 'view' },
  'association#association.authority': { group: 'law', kind: 'line' },
  'association#association.legalReview': { group: 'law', kind: 'line' },
} as const satisfies Readonly<Record<string, Shape>>;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as SettingKey[];
export const isSetting = (key: string): key is SettingKey => (settingKeys as string[]).includes(key);
export const doesWait = (key: SettingKey): boolean => 'waits' in settings[key];

/** Longer than any name or address. */
export const longestSetting = 200;
/** Nobody promises more, and a number with a slip is longer. */
export const mostAnswerDays = 30;

export type SettingValue = string | number;

/** `forming`: not yet registered. `registered`: in the register. `recognised`: the tax office has confirmed it in writing. */
export const legalStatuses = ['forming', 'registered', 'recognised'] as const;
export type LegalStatus = (typeof legalStatuses)[number];
export const isLegalStatus = (value: unknown): value is LegalStatus =>
  (legalStatuses as readonly unknown[]).includes(value);

// Names that lead somewhere else, or nowhere, from each machine (RFC 6761, 6762, 8375).
const ownNames = /(?:^|\.)(?:localhost|local|internal|invalid|home\.arpa)\.?$/u;

/** As with links of lists: https, by a name with a dot that is the same everywhere, without an account. */
function isPublicLink(link: string): boolean {
  const { protocol, hostname = '', username = '', password = '' } = parseUrl(link) ?? {};
  return (
    protocol === 'https:' &&
    /\p{L}/u.test(hostname) &&
    hostname.includes('.') &&
    !ownNames.test(hostname) &&
    username + password === ''
  );
}

const filled = v.pipe(
  line(longestSetting),
  v.regex(/[\p{L}\p{N}]/u, 'missing'),
  v.check((typed) => !hasUnseen(typed), 'unseen'),
);
const kinds = {
  line: filled,
  address: v.pipe(filled, address),
  days: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer('days'),
    v.minValue(1, 'days'),
    v.maxValue(mostAnswerDays, 'days'),
  ),
  iban: v.pipe(
    filled,
    v.check((iban) => hasRightCheckDigits(iban) && !compactIban(iban).startsWith('DE00'), 'iban'),
    v.transform(groupedIban),
  ),
  status: v.picklist(legalStatuses),
  view: v.pipe(
    filled,
    v.check((typed) => readView(typed) !== undefined, 'view'),
  ),
  link: v.pipe(filled, v.check(isPublicLink, 'link')),
  // Nothing behind it: pages stand at paths of their own.
  origin: v.pipe(
    filled,
    v.check((typed) => isPublicLink(typed) && new URL(typed).href === `${new URL(typed).origin}/`, 'origin'),
    v.transform((typed) => new URL(typed).origin),
  ),
} as const satisfies Readonly<Record<Kind, v.GenericSchema<unknown, SettingValue>>>;

const problems = ['missing', 'tooLong', 'unseen', 'days', 'iban', 'link', 'origin', 'view'] as const;
export type SettingProblem = (typeof problems)[number] | 'address';

/** A value as it is kept, or what is wrong with it. */
export function checkSetting(
  key: SettingKey,
  typed: unknown,
): Result<SettingValue, { readonly because: SettingProblem }> {
  const { kind } = settings[key];
  const checked = v.safeParse(kinds[kind], typed);
  if (checked.success) return { ok: true, value: checked.output };
  const code = checked.issues[0].message;
  return { ok: false, because: problems.find((each) => each === code) ?? (kind === 'address' ? 'address' : 'missing') };
}

/** One value as an admin sees it. */
export type SettingNow = {
  readonly key: SettingKey;
  /** What visitors see; null: the example that is built in. */
  readonly value: SettingValue | null;
  /** Set by a variable of the server, which counts more. */
  readonly isFixed: boolean;
  /** The newest version that somebody wrote; null where there is none. */
  readonly version: number | null;
  readonly waiting: WaitingSetting | null;
};

/** A change that does not count yet. */
export type WaitingSetting = {
  readonly version: number;
  readonly value: SettingValue | null;
  readonly author: TeamMember | null;
  /** ISO 8601. */
  readonly countsFrom: string;
};

/** The role of an account, by its id. */
type RoleKey = `role#${string}`;
export const roleKey = (id: string): RoleKey => `role#${id}`;
export const isRoleKey = (key: string): key is RoleKey => key.startsWith('role#');
/** What admins give and take; an admin can all that the team can. */
export const roles = ['team', 'admin'] as const;
export type Role = (typeof roles)[number];
export const isRole = (typed: unknown): typed is Role => (roles as readonly unknown[]).includes(typed);

/** What has versions: a value, the mail server, or a role. */
export type ChangeKey = SettingKey | typeof mailServerKey | RoleKey;

/** One change, for the history. */
export type SettingVersion = {
  readonly key: ChangeKey;
  /** Whose role: the address of the account; null for what has none. */
  readonly about: string | null;
  readonly value: SettingValue | null;
  readonly author: TeamMember | null;
  readonly at: string;
  readonly stoppedBy: TeamMember | null;
  readonly isStopped: boolean;
};

/** The mail server as an admin sees it. Its password is sent to nobody. */
export type MailNow = {
  readonly value: MailServer | null;
  readonly hasPassword: boolean;
  /** Whether a test mail is out, whose number has not been typed yet. */
  readonly isTested: boolean;
  /** What a variable of the server sets, which counts more. */
  readonly fixed: { readonly server: boolean; readonly from: boolean; readonly to: boolean };
  readonly version: number | null;
  /** Its value in one line. */
  readonly waiting: WaitingSetting | null;
};

/** What `POST /functions/v1/settings/mail-test` takes: a mail with a number goes out by that server. */
export type MailTest = {
  readonly server: TypedMailServer;
  readonly beganWith: number | null;
  /** Of the second step. */
  readonly code: string;
};

/** What `POST /functions/v1/settings/mail-removal` takes: no mail leaves any more. */
export type MailRemoval = Pick<MailTest, 'beganWith' | 'code'>;

/** An account with a role, or with one that waits. */
export type PersonNow = {
  readonly id: string;
  readonly email: string;
  readonly role: Role | null;
  /** Without one the role does not count. */
  readonly hasSecondStep: boolean;
  /** Null: the role is to be taken. */
  readonly waiting: WaitingSetting | null;
};

/** What `POST /functions/v1/settings/roles` takes. */
export type RoleWish = {
  readonly email: string;
  readonly role: Role | null;
  /** Of the second step. */
  readonly code: string;
};

/** What `GET /functions/v1/settings` answers, and each change with it. */
export type SettingsNow = {
  readonly settings: readonly SettingNow[];
  readonly mail: MailNow;
  /** The names of the help lines that nobody has looked up yet. */
  readonly unchecked: readonly Localized[];
  /** Who has a role, and whose role is about to change. */
  readonly people: readonly PersonNow[];
  /** The newest first. */
  readonly history: readonly SettingVersion[];
};

/** What `POST /functions/v1/settings` takes. */
export type SettingsChange = {
  readonly changes: readonly {
    readonly key: string;
    /** Null: the built-in example again. */
    readonly value: SettingValue | null;
    /** The version that its writer has seen. */
    readonly beganWith: number | null;
  }[];
  /** Of the second step, where something waits. */
  readonly code?: string | undefined;
};
