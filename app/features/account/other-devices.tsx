import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, serverWords } from '#app/lib/account-words.ts';
import { askAccount } from '#app/lib/account.ts';
import { whileSignedIn } from '#app/lib/end-session.ts';
import { accountWords } from '#content/account/account.ts';
import { partWords as words } from '#content/account/parts.ts';
import { Form } from './form.tsx';
import type { PartProps } from './part.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Ends all sessions of the account but this one. */
export function OtherDevices({ user }: PartProps) {
  const t = useWords();
  const form = useAccountForm(user, {});

  async function signOutOthers(): Promise<void> {
    const answer = await whileSignedIn(() =>
      askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'others' })) })),
    );
    if (answer === undefined) return;
    if (answer.ok) return form.tell({ text: `${t(words.othersTitle)}. ${t(words.othersText)}` });
    const text = `${t(accountWords.signOutFailed)}. ${accountProblem(answer, t)}`;
    form.tell({ text, isFailure: true, detail: serverWords(answer, t) });
  }

  return (
    <>
      <p>{t(words.elsewhereText)}</p>
      <Form form={form} label={t(words.elsewhere)} button={t(words.signOutOthers)} onSend={signOutOthers} />
    </>
  );
}
