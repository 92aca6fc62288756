import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { typedIn } from '#app/lib/required-fields.ts';
import { askAccount } from '#app/lib/account.ts';
import { setAuth } from '#app/lib/session.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords } from '#content/account/form.ts';
import { signUpWords as words } from '#content/account/sign-up.ts';
import { AskingForm } from './asking-form.tsx';
import { Box } from './box.tsx';
import { accountDraft, nameAndAddress } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { NoScript } from './no-script.tsx';
import { wayBack } from './requests.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { useAsking } from './use-asking.ts';

/** Name, address and password of a new account. `onSent` gets the address that was written to, known or not. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords();
  const { ref: form, keep } = useDraftForm(accountDraft, '', nameAndAddress);
  const asking = useAsking(form, {
    email: t(accountFormWords.emailMissing),
    password: t(accountFormWords.passwordMissing),
  });

  async function send(): Promise<void> {
    if (!asking.isComplete(undefined, `${t(words.failed)}. ${t(accountFormWords.nothingGiven)}`)) return;
    const email = typedIn(form.current, 'email').trim();
    const name = typedIn(form.current, 'name').trim();
    const answer = await asking.ask(t(words.failed), () =>
      askAccount((client) =>
        client.signUp({
          email,
          password: typedIn(form.current, 'password'),
          options: {
            data: { locale: t.locale, ...(name === '' ? {} : { name }) },
            emailRedirectTo: wayBack('auth/confirm', t.locale),
          },
        }),
      ),
    );
    if (!answer?.ok) return;
    // auth-js has no event of its own for it (AUTH-01).
    if (!answer.value.session) setAuth({ status: 'signed-out', event: 'SIGNED_UP' });
    onSent(email);
  }

  return (
    <Box>
      <NoScript />
      <AskingForm
        id="sign-up"
        label={t(words.button)}
        ref={form}
        asking={asking}
        button={t(words.button)}
        onSend={() => void send()}
        onInput={() => void keep()}
      >
        <Field id="name" label={`${t(words.name)} ${t(formWords.optional)}`} hint={t(words.nameHint)}>
          {(control) => (
            <input {...control} name="name" type="text" dir="auto" autoComplete="name" readOnly={asking.isBusy} />
          )}
        </Field>
        <EmailField {...asking.errors.field('email')} hint={t(words.emailHint)} isReadOnly={asking.isBusy} />
        <PasswordField
          label={t(accountFormWords.password)}
          {...asking.errors.field('password')}
          isNew
          isReadOnly={asking.isBusy}
        />
      </AskingForm>
    </Box>
  );
}
