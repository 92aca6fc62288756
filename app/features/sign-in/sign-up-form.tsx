import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { setAuth } from '#app/lib/account/session.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords } from '#content/account/form.ts';
import { signUpWords as words } from '#content/account/sign-up.ts';
import { formWords } from '#content/forms/form.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { nameAndAddress } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { wayBack } from './requests.ts';
import { StepBox, Needs } from './step-parts.tsx';

/** Name, address and password of a new account. `onSent` gets the address that was written to, known or not. */
export function SignUpForm({ onSent }: { onSent: (email: string) => Promise<void> }) {
  const t = useWords();
  const asking = useAsking({
    id: 'sign-up',
    required: { email: t(accountFormWords.emailMissing), password: t(accountFormWords.passwordMissing) },
    why: `${t(words.failed)}. ${t(accountFormWords.nothingGiven)}`,
    kept: nameAndAddress,
  });

  async function send(): Promise<void> {
    const email = asking.typed('email').trim();
    const name = asking.typed('name').trim();
    const answer = await asking.ask(
      t(words.failed),
      askAccount((client) =>
        client.signUp({
          email,
          password: asking.typed('password'),
          options: {
            data: { locale: t.locale, ...(name === '' ? {} : { name }) },
            emailRedirectTo: wayBack('auth/confirm', t.locale),
          },
        }),
      ),
      t(words.unheard),
    );
    if (!answer.ok) return;
    // auth-js has no event of its own for it (AUTH-01).
    if (!answer.value.session) setAuth({ status: 'signed-out', event: 'SIGNED_UP' });
    await onSent(email);
  }

  return (
    <StepBox>
      <Needs />
      <AskingForm label={t(words.button)} asking={asking} button={t(words.button)} onSend={send}>
        <Field id="name" label={`${t(words.name)} ${t(formWords.optional)}`} hint={t(words.nameHint)}>
          {(control) => <input {...control} name="name" type="text" dir="auto" autoComplete="name" />}
        </Field>
        <EmailField {...asking.field('email')} hint={t(words.emailHint)} />
        <PasswordField {...asking.field('password')} isNew />
      </AskingForm>
    </StepBox>
  );
}
