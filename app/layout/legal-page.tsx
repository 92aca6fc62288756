import type { ReactNode } from 'react';
import { Passages } from '#app/blocks/passages.tsx';
import { Sources } from '#app/blocks/sources.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Heading } from '#app/ui/heading.tsx';
import alike from '#app/ui/looks.module.css';
import { PageTitle, Page } from '#app/ui/page.tsx';
import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './legal-page.module.css';
import { Rail } from './rail.tsx';

type Props = {
  title: Localized;
  lead: Localized;
  /** What stands before the passages, under a heading of its own. */
  first?: { readonly title: Localized; readonly body: ReactNode };
  passages: readonly Passage[];
  checked: Checked;
  /** `<NextStep …/>` */
  next: ReactNode;
  /** Stands last, below the text. */
  end?: ReactNode;
};

/** A text that must be there in full: its contents first, then all of it on one sheet. */
export function LegalPage({ title, lead, first, passages, checked, next, end }: Props) {
  const t = useWords();
  const headings = [...(first ? [first] : []), ...t.now(passages)].map((each) => t(each.title));
  return (
    <Page wide>
      <PageTitle>{t(title)}</PageTitle>
      <p>{t(lead)}</p>
      <Rail contents={headings} next={next}>
        <div className={`${alike.box} ${styles.sheet}`}>
          {first && (
            <section>
              <Heading>{t(first.title)}</Heading>
              {first.body}
            </section>
          )}
          <Passages passages={passages} />
        </div>
        <Sources checked={checked} />
        {end}
      </Rail>
    </Page>
  );
}
