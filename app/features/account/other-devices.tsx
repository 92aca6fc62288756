import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, serverWords } from '#app/lib/account-words.ts';
import { askAccount } from '#app/lib/account.ts';
import { useCall } from '#app/lib/use-call.ts';
import { accountWords } from '#content/account/account.ts';
import { partWords as words } from '#content/account/parts.ts';
import { Form } from './form.tsx';

/** Ends all sessions of the account but this one. */
export function OtherDevices() {
  const t = useWords();
  const { outcome, isBusy, call, tell } = useCall();

  async function signOutOthers(): Promise<void> {
    const answer = await call(() =>
      askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'others' })) })),
    );
    if (answer === undefined) return;
    if (answer.ok) return tell({ text: `${t(words.othersTitle)}. ${t(words.othersText)}` });
    const text = `${t(accountWords.signOutFailed)}. ${accountProblem(answer, t)}`;
    tell({ text, isFailure: true, detail: serverWords(answer, t) });
  }

  return (
    <>
      <p>{t(words.elsewhereText)}</p>
      <Form
        label={t(words.elsewhere)}
        button={t(words.signOutOthers)}
        isBusy={isBusy}
        outcome={outcome}
        onSend={() => void signOutOthers()}
      />
    </>
  );
}
