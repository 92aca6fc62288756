import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle, Page } from '#app/ui/page.tsx';
import type { Localized } from '#contract/locale.ts';

type Props = {
  words: Readonly<Record<'notFound' | 'notFoundText' | 'back', Localized>>;
  /** Where all of them are. */
  back: string;
};

/** In place of a page of something the team publishes, where nothing is published. */
export function Missing({ words, back }: Props) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(words.notFound)}</PageTitle>
      <p>{t(words.notFoundText)}</p>
      <p>
        <Link className={buttonClass('quiet')} to={back}>
          {t(words.back)}
        </Link>
      </p>
    </Page>
  );
}
