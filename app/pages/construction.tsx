import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import constructionDrawing from '#app/drawings/construction.svg';
import { TakeABreak } from '#app/features/messages/take-a-break.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { ConstructionIcon } from '#app/ui/icons.tsx';
import { next, passages, words } from '#content/about/construction.ts';
import { pageNames } from '#content/pages.ts';
import styles from './construction.module.css';

export const head = pageHead(pageNames.construction, words.banner);

export default function Construction({ t }: PageProps) {
  return (
    <Article
      area="mustard"
      title={t(pageNames.construction)}
      lead={t(words.lead)}
      drawing={constructionDrawing}
      alt={t(words.drawing)}
      notice={
        <p className={styles.banner}>
          <ConstructionIcon width="34" height="34" />
          <strong>{t(words.banner)}</strong>
        </p>
      }
      sections={passageSections(t, passages)}
      next={<NextStep {...next} to={pathTo('contact', { reason: 'hello' })} subject={{ kind: 'welcome-contact' }} />}
      end={<Island of={TakeABreak} until="press" />}
    />
  );
}
