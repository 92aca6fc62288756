import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';

/** Where the accounts answer. */
export const authUrl = (): string => new URL(`${backendUrl}/auth/v1`, location.origin).href;

/** What the accounts say about themselves, as far as the site asks. */
type AuthSettings = {
  readonly external?: Readonly<Record<string, unknown>>;
  /** Whether a role counts only with a second step. A hosted project does not say it, and its policies ask for one. */
  readonly team_second_step?: boolean;
};

/** Asks the accounts for their settings. Nothing where they do not answer. */
export async function authSettings(): Promise<AuthSettings> {
  try {
    const answer = await fetch(`${authUrl()}/settings`, {
      headers: { apikey: backendKey },
      signal: signalAfter(patience),
    });
    return (await answer.json()) as AuthSettings;
  } catch {
    return {};
  }
}
