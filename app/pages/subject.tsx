import { NextStep } from '#app/blocks/next-step.tsx';
import { type ArticleSection, passageSections } from '#app/blocks/passages.tsx';
import { KeptResourceNav } from '#app/blocks/resource-nav.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { headOf } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo, type SubjectId } from '#app/paths.ts';
import { More } from '#app/ui/more.tsx';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { audiences } from '#content/resources/resource.ts';
import { subjectWords } from '#content/subjects/subject-words.ts';
import type { Subject as Text } from '#content/subjects/subject.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { wordsPage } from '#content/words/words-explained.ts';
import { monthInWords } from '#contract/date-in-words.ts';
import type { Words } from '#contract/words.ts';

const texts: Readonly<Record<SubjectId, Text>> = subjects;

/** Only the addresses of subjects lead here (app/routes.ts). */
const subjectOf = ({ params }: PageProps) => params['subject'] as SubjectId;

export const head = headOf((page: PageProps) => {
  const id = subjectOf(page);
  return { title: page.t(pageNames[id]), description: page.t(texts[id].lead) };
});

export default function Subject(page: PageProps) {
  const t = useWords();
  const id = subjectOf(page);
  const text = t.now(texts[id]);
  return (
    <Article
      area={id.startsWith('diagnostics/') ? 'lilac' : 'sage'}
      title={t(pageNames[id])}
      lead={t(text.lead)}
      drawing={text.drawing}
      notice={<Notice text={text} />}
      brief={text.brief}
      sections={[
        ...passageSections(t, text.passages),
        ...forWhom(t, text),
        { title: t(subjectWords.steps), drawing: '/drawings/part-steps.svg', body: <Steps steps={t(text.steps)} /> },
        ...terms(t, text),
      ]}
      checked={text.checked}
      next={<NextStep {...text.next} to={text.next.path} />}
      end={<KeptResourceNav current={id} />}
    />
  );
}

/** From when it is, what it is not, and where help is for who cannot read on. */
function Notice({ text: { checked, isNoAdvice, hasHelp } }: { text: Text }) {
  const t = useWords();
  return (
    <>
      {hasHelp && (
        <p>
          <RichText text={t(subjectWords.help)} />
        </p>
      )}
      <p>
        {t(subjectWords.asOf, { month: monthInWords(t.now(checked).lastChecked, t.locale) })}{' '}
        {isNoAdvice && t(subjectWords[isNoAdvice])}
      </p>
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <RichText text={step} />
        </li>
      ))}
    </ol>
  );
}

/** Where it differs: each opens what is for them. */
function forWhom(t: Words, text: Text): readonly ArticleSection[] {
  const named = audiences.flatMap((audience) => {
    const lines = text.forWhom?.[audience];
    return lines ? [{ audience, lines: t(lines) }] : [];
  });
  if (named.length === 0) return [];
  const body = named.map(({ audience, lines }) => (
    <More key={audience} words={t(filterWords[audience])}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </More>
  ));
  return [{ title: t(subjectWords.forWhom), drawing: '/drawings/part-for-whom.svg', body }];
}

function terms(t: Words, text: Text): readonly ArticleSection[] {
  if (!text.terms) return [];
  const body = (
    <>
      <ul>
        {t.now(text.terms).map(({ id, term, meaning }) => (
          <li key={id}>
            <strong>{t(term)}:</strong> {t(meaning)}
          </li>
        ))}
      </ul>
      <div>
        <Link to={pathTo('words')}>{t(wordsPage.all)}</Link>
      </div>
    </>
  );
  return [{ title: t(subjectWords.terms), closed: t(subjectWords.showTerms), body }];
}
