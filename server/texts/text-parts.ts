import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { TeamCalls } from '#server/team/team-calls.ts';

/** What the calls that change texts of pages work with. */
export type TextParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf' | 'readAccess' | 'log'> & {
  readonly drawer: Drawer;
  readonly pages: Pick<Pages, 'published' | 'texts' | 'lookAgain'>;
};

/** Some of these calls. */
export type TextRoutes = TeamCalls<TextParts>;
