import { askAccount } from '#app/lib/account/account.ts';
import { countsRoleWithoutStep, lacksStepForRole } from '#app/lib/account/team.ts';

/** Whether the account has a second step that this session has not taken yet. Asks nobody: the session says it. */
export async function needsSecondStep(): Promise<boolean> {
  const level = await askAccount((client) => client.mfa.getAuthenticatorAssuranceLevel());
  return level.ok && level.value.nextLevel === 'aal2' && level.value.currentLevel !== 'aal2';
}

/** Whether somebody has a role that counts only once they have set up a second step. */
export async function mustSetUpStep(): Promise<boolean> {
  const answer = await askAccount((client) => client.getSession());
  const user = answer.ok ? answer.value.session?.user : undefined;
  return user !== undefined && lacksStepForRole(user) && !(await countsRoleWithoutStep());
}
