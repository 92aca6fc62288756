import type { Auth } from './auth.tsx';

/**
 * Whether somebody of the team is signed in, as their session says. It decides what is shown; what may be done, the
 * server decides for each call from the row of the account.
 */
export const isTeam = (auth: Auth): boolean =>
  auth.status === 'signed-in' && ['team', 'admin'].includes(String(auth.session.user.app_metadata['role']));
