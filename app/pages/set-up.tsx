import { AccountPart } from '#app/blocks/account-part.tsx';
import { FirstAdmin } from '#app/features/sign-in/first-admin.island.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { firstAdminWords as words } from '#content/account/first-admin.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead(pageNames['set-up'], words.lead);

/** The link of a fresh server leads here. */
export default function SetUp({ t }: PageProps) {
  return (
    <Page>
      <PageTitle>{t(pageNames['set-up'])}</PageTitle>
      <p>{t(words.lead)}</p>
      <ol>
        {[words.account, words.association, words.mail, words.bank].map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <p>{t(words.later)}</p>
      <h2>{t(words.title)}</h2>
      <AccountPart of={FirstAdmin} />
    </Page>
  );
}
