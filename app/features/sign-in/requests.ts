import { type AnyAnswer, askAccount } from '#app/lib/account/account.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { pathTo } from '#app/paths.ts';
import { inLocale, type Locale } from '#contract/locale.ts';

/** What a mail is asked for. The answer is the same for every address. */
export type MailFor = 'sign-in' | 'sign-up' | 'new-address' | 'password';

/** The address of the page that the mail leads back to; its language is that of the mail. */
export const wayBack = (page: 'auth/confirm' | 'auth/reset', locale: Locale): string =>
  new URL(inLocale(pathTo(page), locale), location.origin).href;

/** Asks for a mail with a code and a link. */
export function askForMail(purpose: MailFor, email: string, locale: Locale): Promise<CallAnswer<unknown>> {
  const emailRedirectTo = wayBack('auth/confirm', locale);
  return askAccount((client): Promise<AnyAnswer> => {
    if (purpose === 'password')
      return client.resetPasswordForEmail(email, { redirectTo: wayBack('auth/reset', locale) });
    if (purpose === 'sign-up') return client.resend({ type: 'signup', email, options: { emailRedirectTo } });
    if (purpose === 'new-address') return client.resend({ type: 'email_change', email, options: { emailRedirectTo } });
    return client.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  });
}
