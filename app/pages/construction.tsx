import constructionDrawing from '#app/drawings/construction.svg';
import { TakeABreak } from '#app/features/messages/take-a-break.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { pathTo } from '#app/paths.ts';
import { ConstructionIcon } from '#app/ui/icons.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { brief, next, passages, words } from '#content/construction.ts';
import { pageNames } from '#content/pages.ts';
import styles from './construction.module.css';

export const head = pageHead((t) => ({ title: t.of(pageNames.construction), description: t.of(words.banner) }));

export default function Construction() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(pageNames.construction)}</PageTitle>
      <div className={styles.banner}>
        <ConstructionIcon width="34" height="34" />
        <p>
          <strong>{t.of(words.banner)}</strong> {t.of(words.lead)}
        </p>
      </div>
      <img className={styles.picture} src={constructionDrawing} width="560" height="320" alt={t.of(words.drawing)} />
      <PageBrief brief={brief} />
      <Passages passages={passages} />
      <Island of={TakeABreak} until="press" />
      <NextStep
        text={t.of(next.text)}
        label={t.of(next.label)}
        to={pathTo('contact', { reason: 'hello' })}
        subject={{ kind: 'welcome-contact' }}
      />
    </Page>
  );
}
