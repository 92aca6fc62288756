import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { askFunction } from '#app/lib/ask-function.ts';
import { useCall } from '#app/lib/use-call.ts';
import { partWords } from '#content/account/parts.ts';
import { dataWords as words, whatIsIn } from '#content/account/data.ts';
import { Form } from './form.tsx';
import { saveFile } from '#app/lib/save-file.ts';

/** Everything the account holds, as a file. */
export function MyData() {
  const t = useWords();
  const { outcome, isBusy, call, tell, fail } = useCall();

  async function fetchData(): Promise<void> {
    const answer = await call(() => askFunction('account-data'));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    const file = t(words.file);
    saveFile(
      file,
      new Blob([`${JSON.stringify(answer.value, undefined, 2)}\n`], { type: 'application/json;charset=utf-8' }),
    );
    tell({ text: t(words.fetched, { file }) });
  }

  return (
    <>
      <p>{t(words.lead)}</p>
      <ul>
        {t(whatIsIn).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        {t(words.notIn)} <Link to={pathTo('contact', { reason: 'question', source: '/account' })}>{t(words.ask)}</Link>
      </p>
      <Form
        label={t(partWords.data)}
        button={t(words.fetch)}
        isBusy={isBusy}
        outcome={outcome}
        onSend={() => void fetchData()}
      />
    </>
  );
}
