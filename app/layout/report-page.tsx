import type { ReactNode } from 'react';
import { Sources } from '#app/blocks/sources.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import alike from '#app/ui/looks.module.css';
import { PageTitle, Page } from '#app/ui/page.tsx';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';
import { Rail } from './rail.tsx';
import styles from './report-page.module.css';

type Props = {
  title: Localized;
  lead: Localized;
  /** The way to the other form. */
  door: { readonly words: Localized; readonly to: string };
  /** What is good to know, beside the form; on a phone after it. */
  beside: ReactNode;
  checked: Checked;
  /** The form and the ways around it. */
  children: ReactNode;
};

/** The page of a found or a lost thing: nothing stands before the form. */
export function ReportPage({ title, lead, door, beside, checked, children }: Props) {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(title)}</PageTitle>
      <p>
        {t(lead)} <Link to={door.to}>{t(door.words)}</Link>
      </p>
      <Rail next={<div className={`${alike.box} ${styles.beside}`}>{beside}</div>}>{children}</Rail>
      <Sources checked={checked} />
    </Page>
  );
}
