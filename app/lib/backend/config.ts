import type { Decided } from '#content/site.ts';
import type { SettingKey } from '#contract/settings.ts';

// Read at build: whoever changes one of these builds the pages anew (docs/operations.md). By its whole name, which the build
// makes its value: all of `import.meta.env` would stand in the scripts, with all that it could have said.
const PUBLIC_SITE_URL = import.meta.env.PUBLIC_SITE_URL;
const PUBLIC_ADMIN_EMAIL = import.meta.env.PUBLIC_ADMIN_EMAIL;
const PUBLIC_PAYMENT_LINK = import.meta.env.PUBLIC_PAYMENT_LINK;
const PUBLIC_WAVY_TEXT_URL = import.meta.env.PUBLIC_WAVY_TEXT_URL;
const PUBLIC_GEOCODE_URL = import.meta.env.PUBLIC_GEOCODE_URL;
const PUBLIC_GEOCODE_KEY = import.meta.env.PUBLIC_GEOCODE_KEY;
const PUBLIC_IBAN = import.meta.env.PUBLIC_IBAN;
const PUBLIC_ACCOUNT_HOLDER = import.meta.env.PUBLIC_ACCOUNT_HOLDER;
const PUBLIC_IS_READY = import.meta.env.PUBLIC_IS_READY;

/** What addresses without a host stand at. */
export const builtUrl: string = PUBLIC_SITE_URL || 'http://localhost:3000';

/** Whose sign-in is shown the admin panel, in small letters as accounts have it. The server decides by role. */
export const adminEmailOf = ({ adminEmail }: { readonly adminEmail: Decided }): string =>
  (PUBLIC_ADMIN_EMAIL || adminEmail.value).toLowerCase();

type Money = { readonly paymentLink: Decided; readonly iban: Decided; readonly accountHolder: Decided };

/** Where money goes: what the server sets, else what the association says (`t.now(site)`). */
export const moneyOf = ({ paymentLink, iban, accountHolder }: Money): Money => ({
  paymentLink: PUBLIC_PAYMENT_LINK ? { value: PUBLIC_PAYMENT_LINK } : paymentLink,
  iban: PUBLIC_IBAN ? { value: PUBLIC_IBAN } : iban,
  accountHolder: PUBLIC_ACCOUNT_HOLDER ? { value: PUBLIC_ACCOUNT_HOLDER } : accountHolder,
});

/** What of the association's values a variable sets: nobody changes it in the browser. */
export const fixedSettings: readonly SettingKey[] = [
  ...(PUBLIC_SITE_URL ? (['site#site.siteUrl'] as const) : []),
  ...(PUBLIC_PAYMENT_LINK ? (['site#site.paymentLink'] as const) : []),
  ...(PUBLIC_ADMIN_EMAIL ? (['site#site.adminEmail'] as const) : []),
  ...(PUBLIC_IBAN ? (['site#site.iban'] as const) : []),
  ...(PUBLIC_ACCOUNT_HOLDER ? (['site#site.accountHolder'] as const) : []),
];

/** The page of somebody else that /services/wavy-text shows in a frame after a click; undefined while there is none. */
export const wavyTextUrl: string | undefined = PUBLIC_WAVY_TEXT_URL || undefined;

/** The maps service that is asked for the address of a point, and the name it has for visitors; undefined while none is set. */
export const geocoder: { url: string; key: string; service: string } | undefined = PUBLIC_GEOCODE_URL
  ? { url: PUBLIC_GEOCODE_URL, key: PUBLIC_GEOCODE_KEY || '', service: new URL(PUBLIC_GEOCODE_URL, builtUrl).host }
  : undefined;

/** True where something was an example at build. It asks the launch check (scripts/build.ts). */
export const mayShowExamples = !PUBLIC_IS_READY;
