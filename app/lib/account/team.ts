import type { User } from '@supabase/auth-js';
import type { FailureCode } from '#contract/failures.ts';
import type { FunctionFailure } from './ask-function.ts';
import { authSettings } from './auth-settings.ts';
import type { Auth } from './session.ts';

export type Role = 'team' | 'admin' | undefined;

/** The role of an account. */
export const roleOf = ({ app_metadata: { role } }: Pick<User, 'app_metadata'>): Role =>
  role === 'team' || role === 'admin' ? role : undefined;

export const hasRole = (user: Pick<User, 'app_metadata'>): boolean => roleOf(user) !== undefined;

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

/** Why the server gives a session no rights of the team. */
export type WhyClosed = 'second-step' | 'no-second-step' | 'no-role';

const closedBy: Readonly<Partial<Record<FailureCode, WhyClosed>>> = {
  second_step_needed: 'second-step',
  no_second_step: 'no-second-step',
  not_team: 'no-role',
};

/** What a failed call says about that; undefined where it failed for another reason. */
export const whyClosed = (failure: FunctionFailure | undefined): WhyClosed | undefined =>
  failure?.because === 'refused' ? closedBy[failure.code] : undefined;
