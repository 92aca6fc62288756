import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { failureIn } from '#app/lib/account/ask-function.ts';
import { backendUrl, patience } from '#app/lib/backend/backend.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { pathTo } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { firstAdminWords as words } from '#content/account/first-admin.ts';
import { accountFormWords } from '#content/account/form.ts';
import { accountTitles } from '#content/account/titles.ts';
import { formWords } from '#content/forms/form.ts';
import { inLocale } from '#contract/locale.ts';
import type { FirstAdmin as Wanted } from '#contract/set-up.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { nameAndAddress } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { leaveFor } from './leave-for.ts';
import { Needs, StepBox } from './step-parts.tsx';

/** The account of the first admin. The account page, which follows, leads through the second step. */
export function FirstAdmin() {
  const t = useWords();
  const [isMade, setMade] = useState(false);
  const asking = useAsking({
    id: 'first-admin',
    required: { email: t(accountFormWords.emailMissing), password: t(accountFormWords.passwordMissing) },
    why: `${t(words.failed)}.`,
    kept: nameAndAddress,
  });

  async function send(): Promise<void> {
    const email = asking.typed('email').trim();
    const password = asking.typed('password');
    const token = location.pathname.split('/').at(-1) ?? '';
    const made = await asking.ask(
      t(words.failed),
      makeAdmin({ token, email, password, name: asking.typed('name'), locale: t.locale }),
    );
    if (!made.ok) return;
    const signedIn = await askAccount((client) => client.signInWithPassword({ email, password }));
    // The link has ended with its use, so nothing leads back to this page.
    if (signedIn.ok) await leaveFor(inLocale(pathTo('account'), t.locale));
    else setMade(true);
  }

  if (isMade)
    return (
      <StepBox>
        <p role="alert">{t(words.notIn)}</p>
        <p>
          <Link to={pathTo('signin')}>{t(accountTitles.signinTitle)}</Link>
        </p>
      </StepBox>
    );
  return (
    <StepBox>
      <Needs />
      <AskingForm label={t(words.title)} asking={asking} button={t(words.button)} onSend={send}>
        <Field id="name" label={`${t(words.name)} ${t(formWords.optional)}`}>
          {(control) => <input {...control} name="name" type="text" dir="auto" autoComplete="name" />}
        </Field>
        <EmailField {...asking.field('email')} hint={t(words.emailHint)} isLogin />
        <PasswordField {...asking.field('password')} isNew />
      </AskingForm>
    </StepBox>
  );
}

async function makeAdmin(wanted: Wanted): Promise<CallAnswer<unknown>> {
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/set-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(wanted),
      signal: signalAfter(patience),
    });
    if (answer.ok) return { ok: true, value: undefined };
    return await failureIn(answer);
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}
