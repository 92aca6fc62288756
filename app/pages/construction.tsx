import constructionDrawing from '#app/drawings/construction.svg';
import { TakeABreak } from '#app/features/messages/take-a-break.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { Passages } from '#app/layout/passages.tsx';
import { pathTo } from '#app/paths.ts';
import { ConstructionIcon } from '#app/ui/icons.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { next, passages, words } from '#content/about/construction.ts';
import { pageNames } from '#content/pages.ts';
import styles from './construction.module.css';

export const head = pageHead((t) => ({ title: t(pageNames.construction), description: t(words.banner) }));

export default function Construction() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames.construction)}</PageTitle>
      <Rail
        next={
          <NextStep
            text={t(next.text)}
            label={t(next.label)}
            to={pathTo('contact', { reason: 'hello' })}
            subject={{ kind: 'welcome-contact' }}
          />
        }
      >
        <div className={styles.banner}>
          <ConstructionIcon width="34" height="34" />
          <p>
            <strong>{t(words.banner)}</strong> {t(words.lead)}
          </p>
        </div>
        <img className={styles.picture} src={constructionDrawing} width="560" height="320" alt={t(words.drawing)} />
        <Passages passages={passages} />
        <Island of={TakeABreak} until="press" />
      </Rail>
    </Page>
  );
}
