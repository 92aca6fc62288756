import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { askAccount } from '#app/lib/account.ts';
import { setAuth } from '#app/lib/session.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { Field } from '#app/ui/field.tsx';
import { accountWords } from '#content/account/form.ts';
import { signUpWords as words } from '#content/account/sign-up.ts';
import { AskingForm } from './asking-form.tsx';
import { Box } from './box.tsx';
import { accountDraft, nameAndAddress } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { NoScript } from './no-script.tsx';
import { wayBack } from './requests.ts';
import { SecretField } from './secret-field.tsx';
import { typedIn, useAsking } from './use-asking.ts';

/** Name, address and password of a new account. `onSent` gets the address that was written to, known or not. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords();
  const { ref: form, keep } = useDraftForm(accountDraft, '', nameAndAddress);
  const asking = useAsking(form, {
    email: t(accountWords.emailMissing),
    password: t(accountWords.passwordMissing),
  });

  async function send(): Promise<void> {
    if (!asking.isComplete(undefined, `${t(words.failed)}. ${t(accountWords.nothingGiven)}`)) return;
    const email = typedIn(form, 'email').trim();
    const name = typedIn(form, 'name').trim();
    const answer = await asking.ask(t(words.failed), () =>
      askAccount((client) =>
        client.signUp({
          email,
          password: typedIn(form, 'password'),
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
        <EmailField {...asking.field('email')} hint={t(words.emailHint)} isReadOnly={asking.isBusy} />
        <SecretField {...asking.field('password')} isNew isReadOnly={asking.isBusy} />
      </AskingForm>
    </Box>
  );
}
