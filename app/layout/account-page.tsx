import type { ComponentType } from 'react';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Page, PageTitle } from '#app/ui/page.tsx';
import type { Localized } from '#contract/locale.ts';

type Props = {
  title: Localized;
  lead?: Localized;
  wide?: boolean;
  /** What the page is for. */
  of: ComponentType;
};

/** A page for people with an account: its name, a sentence where it needs one, and an island. */
export function AccountPage({ title, lead, wide = false, of }: Props) {
  const t = useWords();
  return (
    <Page wide={wide}>
      <PageTitle>{t(title)}</PageTitle>
      {lead && <p>{t(lead)}</p>}
      <AccountPart of={of} />
    </Page>
  );
}
