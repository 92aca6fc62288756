import type { Localized } from '#contract/locale.ts';
import type { Role } from '#contract/settings.ts';

/** What admins call a role. */
export const roleNames: Readonly<Record<Role | 'none', Localized>> = {
  team: { en: 'Team', de: 'Team' },
  admin: { en: 'Admin', de: 'Admin' },
  none: { en: 'no role', de: 'keine Rolle' },
};

/** A change of one, by the address of the account. */
export const roleOf: Localized = { en: 'Role of {email}', de: 'Rolle von {email}' };
