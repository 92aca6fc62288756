import type { User } from '@supabase/auth-js';
import { authSettings } from './auth-settings.ts';
import type { Auth } from './session.ts';

const roles: readonly unknown[] = ['team', 'admin'];

/** Whether an account has a role, as its session says. */
export const hasRole = ({ app_metadata: { role } }: Pick<User, 'app_metadata'>): boolean => roles.includes(role);

/**
 * Whether somebody of the team is signed in, as their session says. It decides what is shown; what may be done, the
 * server decides for each call from the row of the account.
 */
export const isTeam = (auth: Auth): boolean => auth.status === 'signed-in' && hasRole(auth.session.user);

/** The apps of an account that make the codes of its second step. */
export const appsOf = ({ factors = [] }: Pick<User, 'factors'>): NonNullable<User['factors']> =>
  factors.filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified');

/** Whether an account has a role and no second step, without which no server counts the role unless it is told to. */
export const lacksStepForRole = (user: Pick<User, 'app_metadata' | 'factors'>): boolean =>
  hasRole(user) && appsOf(user).length === 0;

/** Whether the server counts a role without a second step as well. */
export const countsRoleWithoutStep = async (): Promise<boolean> => (await authSettings()).team_second_step === false;
