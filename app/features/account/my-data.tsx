import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { partWords } from '#content/account-parts.ts';
import { dataWords as words, whatIsIn } from '#content/account-data.ts';
import { askFunction } from '#app/lib/ask-function.ts';
import { fill } from '#app/lib/fill.ts';
import { Form } from './form.tsx';
import { saveFile } from './save-file.ts';
import { useDeed } from '#app/lib/use-deed.ts';

/** Everything the account holds, as a file. */
export function MyData() {
  const t = useWords();
  const { told, isBusy, run, tell, fail } = useDeed();

  async function fetchData(): Promise<void> {
    const answer = await run(() => askFunction('account-data'));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    const file = t.of(words.file);
    saveFile(file, 'application/json', `${JSON.stringify(answer.value, undefined, 2)}\n`);
    tell(fill(t.of(words.fetched), { file }));
  }

  return (
    <>
      <p>{t.of(words.lead)}</p>
      <ul>
        {t.of(whatIsIn).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        {t.of(words.notIn)}{' '}
        <Link to={pathTo('contact', { reason: 'question', source: '/account' })}>{t.of(words.ask)}</Link>
      </p>
      <Form
        label={t.of(partWords.data)}
        button={t.of(words.fetch)}
        isBusy={isBusy}
        told={told}
        onSend={() => void fetchData()}
      />
    </>
  );
}
