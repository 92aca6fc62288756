import type { ComponentType } from 'react';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { Account } from '#app/features/account/account.island.tsx';
import { Association } from '#app/features/association/association.island.tsx';
import { Bookings } from '#app/features/bookings/bookings.island.tsx';
import { Inbox } from '#app/features/inbox/inbox.island.tsx';
import { ProjectEditor } from '#app/features/project-editor/project-editor.island.tsx';
import { Confirm } from '#app/features/sign-in/confirm.island.tsx';
import { Reset } from '#app/features/sign-in/reset.island.tsx';
import { SignIn } from '#app/features/sign-in/sign-in.island.tsx';
import { SignUp } from '#app/features/sign-in/sign-up.island.tsx';
import { Well } from '#app/features/well/well.island.tsx';
import { headOf } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import type { AccountPage } from '#app/paths.ts';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { accountTitles as titles } from '#content/account/titles.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { pageNames } from '#content/pages.ts';
import { associationPage } from '#content/team/association.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { wellPage } from '#content/team/well.ts';
import type { Localized } from '#contract/locale.ts';

/** Of each: its name, what it says of itself, and the island that it is for. */
const all: Readonly<Record<AccountPage, readonly [title: Localized, lead: Localized, of: ComponentType]>> = {
  signin: [titles.signinTitle, titles.signinLead, SignIn],
  signup: [titles.signupTitle, titles.signupLead, SignUp],
  'auth/confirm': [titles.confirmTitle, titles.confirmLead, Confirm],
  'auth/reset': [titles.resetTitle, titles.resetLead, Reset],
  account: [titles.accountTitle, titles.accountLead, Account],
  'team/projects': [pageNames['team/projects'], teamProjectsPage.lead, ProjectEditor],
  'team/inbox': [pageNames['team/inbox'], inboxPage.lead, Inbox],
  'team/bookings': [pageNames['team/bookings'], bookingsPage.lead, Bookings],
  'team/well': [pageNames['team/well'], wellPage.lead, Well],
  'team/association': [pageNames['team/association'], associationPage.lead, Association],
};

/** Only the addresses of these pages lead here (app/routes.ts). */
const idOf = ({ params }: PageProps) => params['account'] as AccountPage;

export const head = headOf((page: PageProps) => {
  const [title, lead] = all[idOf(page)];
  return { title: page.t(title), description: page.t(lead) };
});

/** A page for people with an account. What a page of the team is for, its island says itself. */
export default function ForAccounts(page: PageProps) {
  const id = idOf(page);
  const isOfTeam = id.startsWith('team/');
  const [title, lead, of] = all[id];
  return (
    <Page wide={isOfTeam}>
      <PageTitle>{page.t(title)}</PageTitle>
      {!isOfTeam && <p>{page.t(lead)}</p>}
      <AccountPart of={of} />
    </Page>
  );
}
