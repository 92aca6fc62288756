import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { linesOf } from '#app/lib/forms/check-text.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { ConflictBox } from '#app/parts/conflict-box.tsx';
import { TextareaField } from '#app/ui/control-fields.tsx';
import { Form } from '#app/ui/form.tsx';
import { textDialogWords as words, textHistoryWords } from '#content/team/page-texts.ts';
import type { Locale } from '#contract/locale.ts';
import { isStopping, type PageText, type TextNow } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import { PublishPart } from './lists/publish-part.tsx';
import { sayingFields, sayingName } from './lists/saying-fields.tsx';
import { useSaying } from './lists/use-saying.ts';
import { VersionList } from './lists/version-list.tsx';
import { Quoted } from './quoted.tsx';
import { problemInWords } from './text-problem.ts';
import { useText } from './use-text.ts';
import { shownText, valuesOf } from './values.ts';

type Props = Parameters<typeof useText>[0];

/** The fields of a text, what is wrong with them, publishing, and what the text was before. */
export function TextForm(props: Props) {
  const t = useWords();
  const { text } = props;
  const editing = useText(props);
  const { problems } = editing;
  const [newest] = text.versions;
  const theirs = valuesOf(shownText(text));
  const saying = useSaying(text.key);
  const worst = (locale: Locale) => {
    const problem = problems.find((each) => each.locale === locale && isStopping(each));
    return problem && problemInWords(problem, t);
  };
  const hints = problems.filter((problem) => !isStopping(problem)).map((problem) => problemInWords(problem, t));
  const form = useStateForm({
    fields: [...ownFirst(t.locale), ...sayingFields(t.locale)],
    prefix: 'text-',
    problems: { en: worst('en'), de: worst('de'), ...saying.problems },
    nameOf: (field) => (field === 'en' || field === 'de' ? t(words[field]) : sayingName(field, t)),
    by: editing,
    keepsTyped: true,
  });

  return (
    <>
      {editing.isOvertaken && newest && (
        <ConflictBox
          about={newest.version}
          by={{ name: newest.author?.name ?? t(textHistoryWords.nobody), at: newest.createdAt, what: newest.what }}
          differing={ownFirst(t.locale)
            .filter((locale) => theirs[locale] !== editing.values[locale])
            .map((locale) => ({ name: t(words[locale]), theirs: theirs[locale], lang: locale }))}
          onMine={() => editing.settle(true)}
          onTheirs={() => editing.settle(false)}
        />
      )}
      {text.builtInBefore && (
        <>
          <p>{t(words.renewed)}</p>
          <Quoted text={text.builtInBefore} unlike={text.builtIn} />
          <p>{t(words.renewedNow)}</p>
          <Quoted text={text.builtIn} unlike={text.builtInBefore} />
        </>
      )}
      {text.others.length > 0 && <p>{t(words.others, { names: text.others.map(({ name }) => name).join(', ') })}</p>}
      <Form form={form} onSend={() => editing.publish(saying.what.trim(), saying.tell)}>
        {ownFirst(t.locale).map((locale) => (
          <TextareaField
            key={locale}
            {...form.errors.field(locale)}
            label={t(words[locale])}
            hint={locale === t.locale ? hintOf(text.builtIn[locale], t) : undefined}
            name={locale}
            lang={locale}
            spellCheck
            autoComplete="off"
            rows={Math.min(10, 2 + Math.ceil(editing.values[locale].length / 60))}
            value={editing.values[locale]}
            onChange={(event) => editing.change(locale, event.target.value)}
          />
        ))}
        <PublishPart hints={hints} editing={editing} form={form} saying={saying} />
      </Form>
      <TextHistory text={text} taken={editing.taken} onTake={editing.take} />
    </>
  );
}

/** What has to be known of this text, before somebody writes. */
function hintOf(builtIn: PageText[Locale], t: Words): string | undefined {
  const all = linesOf(builtIn).join('\n');
  const blanks = [...new Set(all.match(/\{\w+\}/gu))].join(', ');
  const hints = [
    typeof builtIn === 'string' ? undefined : t(words.lines),
    blanks === '' ? undefined : t(words.blanks, { blanks }),
    all.includes('](') ? t(words.link) : undefined,
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

type TextHistoryProps = { text: TextNow; taken: string | undefined; onTake: (text: PageText, id: string) => void };

/** What a text was before, each to be read, and who published it. */
function TextHistory({ text, taken, onTake }: TextHistoryProps) {
  const t = useWords();
  const auth = useAuth();
  const me = auth.status === 'signed-in' && auth.session.user.id;
  const versions = text.versions.map((version) => ({
    ...version,
    author: version.author?.id === me ? { name: t(textHistoryWords.me) } : version.author,
    value: version.text ?? text.builtIn,
  }));
  return (
    <VersionList words={textHistoryWords} versions={versions} builtIn={text.builtIn} taken={taken} onTake={onTake}>
      {(value) => <Quoted text={value} unlike={shownText(text)} />}
    </VersionList>
  );
}
