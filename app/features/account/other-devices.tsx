import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, serverWords } from '#app/lib/account-words.ts';
import { askAccount } from '#app/lib/account.ts';
import { useDeed } from '#app/lib/use-deed.ts';
import { accountWords } from '#content/account/account.ts';
import { partWords as words } from '#content/account/parts.ts';
import { Form } from './form.tsx';

/** Ends all sessions of the account but this one. */
export function OtherDevices() {
  const t = useWords();
  const { told, isBusy, run, tell } = useDeed();

  async function signOutOthers(): Promise<void> {
    const answer = await run(() =>
      askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'others' })) })),
    );
    if (answer === undefined) return;
    if (answer.ok) return tell(t(words.othersText), { title: t(words.othersTitle) });
    tell(accountProblem(answer, t), {
      title: t(accountWords.signOutFailed),
      isFailure: true,
      detail: serverWords(answer, t),
    });
  }

  return (
    <>
      <p>{t(words.elsewhereText)}</p>
      <Form
        label={t(words.elsewhere)}
        button={t(words.signOutOthers)}
        isBusy={isBusy}
        told={told}
        onSend={() => void signOutOthers()}
      />
    </>
  );
}
