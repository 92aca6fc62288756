/** What a page loads where a session is stored: the client of the accounts, and for the team the way to change the page. */
import '#app/lib/account/auth-client.ts';
import { auth } from '#app/lib/account/session.ts';
import { isTeam } from '#app/lib/account/team.ts';

function look(): void {
  if (isTeam(auth.get()))
    import('#app/features/page-texts/offer-editing.ts').then(
      ({ offerEditing }) => offerEditing(),
      () => {},
    );
}

auth.follow(look);
look();
