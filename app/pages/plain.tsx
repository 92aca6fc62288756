import { AlwaysPlain } from '#app/blocks/always-plain.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { PlainParts } from '#app/blocks/plain-parts.tsx';
import { bankAccountOf } from '#app/features/donate/bank-account.ts';
import { NoReceipt } from '#app/features/donate/no-receipt.tsx';
import { providerOf } from '#app/features/donate/payment-address.ts';
import { CallingLines, dial, WritingLines } from '#app/features/help-now/help-lines.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageName } from '#app/i18n/page-name.ts';
import { Article } from '#app/layout/article.tsx';
import { headOf } from '#app/layout/page-head.ts';
import { moneyOf } from '#app/lib/backend/config.ts';
import type { PageProps } from '#app/page.ts';
import { inPlainWords, type InPlainWords, pathTo, plainOf } from '#app/paths.ts';
import type { AreaColour } from '#app/ui/area-colours.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { callingLines, helpWords, steps, writingLines } from '#content/help-now.ts';
import { plainTexts } from '#content/plain/plain-texts.ts';
import { plainWords } from '#content/plain/plain-words.ts';
import type { PlainText, BorrowedPart } from '#content/plain/plain.ts';
import { site } from '#content/site.ts';
import { phases } from '#content/support/mission.ts';
import { neededItems, today } from '#content/support/support.ts';
import { wordsPage } from '#content/words/words-explained.ts';

const texts: Readonly<Record<InPlainWords, PlainText>> = plainTexts;

/** Only the addresses of plain pages lead here (app/routes.ts). */
const pageOf = ({ params }: PageProps) => params['of'] as InPlainWords;

export const head = headOf((page: PageProps) => {
  const { t } = page;
  const { title, lead } = texts[pageOf(page)];
  return { title: t(plainWords.titled, { title: t(title) }), description: t(lead) };
});

/** A page in plain words: the same shape for all, so that whoever knows one knows them all. */
export default function Plain(page: PageProps) {
  const t = useWords();
  const id = pageOf(page);
  const text = t.now(texts[id]);
  return (
    <Article
      area={areaOf(id)}
      title={t(text.title)}
      lead={t(text.lead)}
      drawing={text.drawing}
      notice={
        <p>
          {text.isNoAdvice && `${t(plainWords[text.isNoAdvice])} `}
          {t(plainWords.notice)} <Link to={`${pathTo(id)}#full`}>{t(pageName(id))}</Link>
        </p>
      }
      sections={t.now(text.sections).map(({ title, parts, shows }) => ({
        title: t(title),
        body: (
          <>
            <PlainParts parts={parts} />
            {shows && <Borrowed what={shows} />}
          </>
        ),
      }))}
      next={<NextStep {...text.next} to={text.next.path} />}
      end={
        <>
          <div>
            <Link to={pathTo('words')}>{t(wordsPage.all)}</Link>
          </div>
          <AlwaysPlain />
        </>
      }
    />
  );
}

/** The colour of the whole page. */
function areaOf(id: InPlainWords): AreaColour {
  const [area] = id.split('/');
  if (area === 'projects') return 'mustard';
  if (area === 'resources') return 'sage';
  return area === 'diagnostics' ? 'lilac' : 'sky';
}

/** What comes from where the whole page has it. */
function Borrowed({ what }: { what: BorrowedPart }) {
  const t = useWords();
  switch (what) {
    case 'danger':
      return (
        <p>
          <a className={buttonClass('giving')} href={dial('112')}>
            <PhoneIcon />
            {t(helpWords.call, { number: '112' })}
          </a>
        </p>
      );
    case 'writing-lines':
      return <WritingLines lines={writingLines} />;
    case 'calling-lines':
      return <CallingLines lines={callingLines} />;
    case 'calm-steps':
      return <Lines of={t(steps)} as="ol" />;
    case 'phases':
      return (
        <ul>
          {t.now(phases).map(({ id, title, cost }) => (
            <li key={id}>
              {t(title)}: {t(cost)}
            </li>
          ))}
        </ul>
      );
    case 'items':
      return (
        <ul>
          {t.now(neededItems).map(({ id, title }) => (
            <li key={id}>{t(title)}</li>
          ))}
        </ul>
      );
    case 'account':
      return (
        bankAccountOf(t.now(site)).iban.example && (
          <>
            {providerOf(moneyOf(t.now(site)).paymentLink.value) === undefined && <p>{t(today.safe)}</p>}
            <p>{t(today.text)}</p>
          </>
        )
      );
    case 'no-receipt':
      return <NoReceipt />;
    case 'email': {
      const email = t.now(site).email.value;
      return (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      );
    }
    case 'all-pages':
      return (
        <ul>
          {inPlainWords.slice(1).map((id) => (
            <li key={id}>
              <Link to={pathTo(plainOf(id))}>{t(texts[id].title)}</Link>
            </li>
          ))}
        </ul>
      );
  }
}
