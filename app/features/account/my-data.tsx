import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { askFunction } from '#app/lib/account/ask-function.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import { saveFile } from '#app/lib/browser/save-file.ts';
import { pathTo } from '#app/paths.ts';
import { Lines } from '#app/ui/lines.tsx';
import { dataWords as words, whatIsIn } from '#content/account/data.ts';
import { partWords } from '#content/account/parts.ts';
import { PartForm, useAccountForm } from './form.tsx';

/** Everything the account holds, as a file. */
export function MyData() {
  const t = useWords();
  const form = useAccountForm({});

  async function fetchData(): Promise<void> {
    const answer = await whileSignedIn(() => askFunction('account-data'));
    if (answer === undefined) return;
    if (!answer.ok) return form.fail(answer);
    const file = t(words.file);
    saveFile(
      file,
      new Blob([`${JSON.stringify(answer.value, undefined, 2)}\n`], { type: 'application/json;charset=utf-8' }),
    );
    form.tell({ text: t(words.fetched, { file }) });
  }

  return (
    <>
      <p>{t(words.lead)}</p>
      <Lines of={t(whatIsIn)} />
      <p>
        {t(words.notIn)} <Link to={pathTo('contact', { reason: 'question', source: '/account' })}>{t(words.ask)}</Link>
      </p>
      <PartForm form={form} label={t(partWords.data)} button={t(words.fetch)} onSend={fetchData} />
    </>
  );
}
