import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { MailWays } from '#server/mail/mail-ways.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { TeamCalls } from '#server/team/team-calls.ts';

/** What the calls of the admins' page work with. */
export type SettingParts = AuthParts & {
  readonly drawer: Drawer;
  readonly pages: Pick<Pages, 'published' | 'texts' | 'lists' | 'lookAgain'>;
  readonly mail: Pick<MailWays, 'fixed'>;
};

/** Some of these calls. */
export type SettingRoutes = TeamCalls<SettingParts>;
