import drawing from '#app/drawings/find-the-lost.svg';
import { FindTheLost } from '#app/features/find-the-lost/find-the-lost.island.tsx';
import { SquirrelFacts } from '#app/features/find-the-lost/squirrel-facts.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { StickerFeedback } from '#app/layout/sticker-feedback.tsx';
import { pathTo } from '#app/paths.ts';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  findTheLostBrief,
  findTheLostDrawing,
  findTheLostLead,
  findTheLostContact,
  findTheLostPassages,
  findTheLostSources,
  findTheLostTitle,
  firstVersion,
} from '#content/found/find-the-lost.ts';
import { foundForm } from '#content/found/form.ts';
import { foundLoading as loading } from '#content/found/loading.ts';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import styles from './find-the-lost.module.css';

export const head = pageHead((t) => ({ title: t(findTheLostTitle), description: t(findTheLostLead) }));

export default function FindTheLostPage() {
  const t = useWords();
  const contact = {
    to: pathTo('contact', {
      reason: 'find-the-lost',
      message: t(findTheLostContact.message),
      source: 'Find the Lost',
    }),
    label: t(findTheLostContact.label),
  };
  return (
    <Page>
      <PageTitle>{t(findTheLostTitle)}</PageTitle>
      <img className={styles.picture} src={drawing} width="720" height="300" alt={t(findTheLostDrawing)} />
      <p>{t(findTheLostLead)}</p>
      <p className={styles.first}>{t(firstVersion)}</p>
      <Island of={SquirrelFacts} until="press" />
      <NotLoaded failed={t(squirrelWords.failed)} />
      <PageBrief brief={findTheLostBrief} />
      <Island of={FindTheLost} until="visible">
        <noscript>
          <p>
            {t(foundForm.noScript)} <Link to={contact.to}>{contact.label}</Link>
          </p>
        </noscript>
      </Island>
      <NotLoaded
        failed={[loading.failed, loading.kept, loading.instead].map((text) => t(text)).join(' ')}
        offline={[loading.offline, loading.kept].map((text) => t(text)).join(' ')}
      >
        <p>
          <Link to={contact.to}>{contact.label}</Link>
        </p>
      </NotLoaded>
      <p>
        {t(findTheLostContact.text)} <Link to={contact.to}>{contact.label}</Link>
      </p>
      <Passages passages={findTheLostPassages} />
      <StickerFeedback />
      <Sources {...findTheLostSources} />
    </Page>
  );
}
