import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import type { ResourcePageWords } from '#content/resources/resource-page.ts';
import type { Checked } from '#content/blocks/source.ts';
import { NextStep } from './next-step.tsx';
import { PageBrief } from './page-brief.tsx';
import { Prose } from './prose.tsx';
import { ResourceNav, type ResourcePageId } from './resource-nav.tsx';
import styles from './resource-page.module.css';
import { Sources } from './sources.tsx';

type Props = {
  page: ResourcePageId;
  words: ResourcePageWords;
  /** What is listed: its sources stand at the end of the page, with the day that is longest ago. */
  listed?: readonly { readonly facts?: Checked }[];
  children?: ReactNode;
};

/** The frame of every resource page: what it is, in brief, the resources, sources, one next step, all other pages. */
export function ResourcePage({ page, words, listed = [], children }: Props) {
  const t = useWords();
  const checked = [...(words.checked ? [words.checked] : []), ...listed.flatMap(({ facts }) => facts ?? [])];
  const sources = checked.flatMap((each) => each.sources);
  const lastChecked = checked
    .map((each) => each.lastChecked)
    .reduce((one, other) => (one && one < other ? one : other), '');
  return (
    <Page wide>
      <PageTitle>{t(pageNames[page])}</PageTitle>
      <p className={styles.lead}>{t(words.lead)}</p>
      {words.brief && <PageBrief brief={words.brief} />}
      <Prose sections={words.before ?? []} />
      {children}
      <Prose sections={words.after} />
      {sources.length > 0 && <Sources sources={sources} lastChecked={lastChecked} />}
      <NextStep text={t(words.next.text)} label={t(words.next.label)} to={words.next.path} />
      <ResourceNav current={page} />
    </Page>
  );
}
