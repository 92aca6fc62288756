import type { ReactNode } from 'react';
import { NextStep } from '#app/blocks/next-step.tsx';
import { ResourceNav, type ResourcePageId } from '#app/blocks/resource-nav.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import sectionStyles from '#app/blocks/section.module.css';
import { Sources } from '#app/blocks/sources.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pages } from '#app/paths.ts';
import { areaClass } from '#app/ui/area-colours.ts';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import type { Section } from '#content/blocks/prose.ts';
import type { Checked } from '#content/blocks/source.ts';
import { pageNames } from '#content/pages.ts';
import type { ResourcePageWords } from '#content/resources/resource-page.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import styles from './resource-page.module.css';

type Props = {
  page: ResourcePageId;
  words: ResourcePageWords;
  /** Where the page is none of the ten categories. */
  drawing?: string;
  /** What is listed: its sources stand at the end of the page, with the day that is longest ago. */
  listed?: readonly { readonly facts?: Checked }[];
  children?: ReactNode;
};

/** The frame of a page that lists resources: what it is, the resources, what to know, sources, one next step, all other pages. */
export function ResourcePage({ page, words, drawing, listed = [], children }: Props) {
  const t = useWords();
  const checked = [
    ...(words.checked ? [t.now(words.checked)] : []),
    ...t.now(listed).flatMap(({ facts }) => facts ?? []),
  ];
  const sources = checked.flatMap((each) => each.sources);
  const [lastChecked = ''] = checked.map((each) => each.lastChecked).toSorted();
  const category = resourceCategories.find(({ item }) => item.path === pages[page]);
  return (
    <HeadedPage area="sage" title={t(pageNames[page])} lead={t(words.lead)} drawing={drawing ?? category?.drawing}>
      <Prose sections={words.before ?? []} />
      {children}
      <div className={`${styles.panels} ${areaClass('sage')}`}>
        <Prose sections={words.after} />
      </div>
      <div className={styles.ends}>
        {sources.length > 0 && <Sources checked={{ sources, lastChecked }} />}
        <NextStep {...words.next} to={words.next.path} />
      </div>
      <ResourceNav current={page} />
    </HeadedPage>
  );
}

/** Headings with their paragraphs, in the order of the content file. */
function Prose({ sections }: { sections: readonly Section[] }) {
  const t = useWords();
  return t.now(sections).map(({ id, title, text }) => (
    <section className={sectionStyles.section} key={id}>
      <Heading>{t(title)}</Heading>
      {t(text).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  ));
}
