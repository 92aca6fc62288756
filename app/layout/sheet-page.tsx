import type { ReactNode } from 'react';
import { NextStep } from '#app/blocks/next-step.tsx';
import { Sources } from '#app/blocks/sources.tsx';
import { Sheet } from '#app/features/printables/sheet.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Lines } from '#app/ui/lines.tsx';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { printablesWords } from '#content/printables/printables.ts';
import type { SheetWords } from '#content/printables/sheet.ts';
import styles from './sheet-page.module.css';

type Props = {
  page: Extract<keyof typeof pageNames, `printables/${string}`>;
  words: SheetWords;
  /** The sheet brings a frame of its own. */
  isBare?: boolean;
  children: ReactNode;
};

/** The page of a sheet to print: what it is for, what happens to what is typed, the sheet, one next step. */
export function SheetPage({ page, words, isBare, children }: Props) {
  const t = useWords();
  return (
    <Page wide>
      <div className={words.drawing && styles.drawn}>
        <PageTitle>{t(pageNames[page])}</PageTitle>
        <p>{t(words.lead)}</p>
        {words.drawing && <img src={words.drawing} width="104" height="104" alt="" />}
      </div>
      <Lines of={t(words.before)} as={words.isInSteps ? 'ol' : 'ul'} />
      <p data-scripted="">{t(printablesWords.kept)}</p>
      <Sheet name={page.slice('printables/'.length)} isBare={isBare}>
        {children}
      </Sheet>
      <NextStep {...words.next} to={words.next.path} />
      {words.checked && <Sources checked={words.checked} />}
    </Page>
  );
}
