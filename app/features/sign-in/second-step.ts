import { askAccount } from '#app/lib/account.ts';

/** Whether the account has a second step that this session has not taken yet. Asks nobody: the session says it. */
export async function needsSecondStep(): Promise<boolean> {
  const level = await askAccount((client) => client.mfa.getAuthenticatorAssuranceLevel());
  return level.ok && level.value.nextLevel === 'aal2' && level.value.currentLevel !== 'aal2';
}
