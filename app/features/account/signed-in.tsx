import type { Session } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { partWords as words } from '#content/account/parts.ts';
import { appsOf } from '#app/lib/team.ts';
import { useUser } from '#app/lib/use-user.ts';
import { SecondStepMissing } from '#app/parts/second-step.tsx';
import { secondStepWords } from '#content/account/second-step.ts';
import type { Left } from './account.island.tsx';
import { NameForm } from './name-form.tsx';
import { OtherDevices } from './other-devices.tsx';
import { Part } from './part.tsx';
import styles from './parts.module.css';
import { RoleWaits, useLedByRole } from './role-waits.tsx';
import { SignedInAs } from './signed-in-as.tsx';

type Props = { session: Session; onLeave: (left: Left) => void };

/** What belongs to an account: who it is at the top, and below, closed until asked for, what can be changed. */
export function SignedIn({ session, onLeave }: Props) {
  const t = useWords();
  const { user, lookAgain } = useUser(session);
  const apps = appsOf(user);
  const isLed = useLedByRole(user);
  const props = { user, lookAgain, onLeave };
  const twoSteps = (
    <Part
      {...props}
      id="two-steps"
      title={words.twoSteps}
      state={apps.length > 0 ? words.on : words.off}
      isOpen={isLed}
      load={() => import('./two-steps.tsx').then(({ TwoSteps }) => TwoSteps)}
    />
  );
  return (
    <>
      <SignedInAs user={user} isRoleWaiting={isLed && apps.length === 0} onLeave={onLeave} />
      {apps.length > 0 && !hasTwoSteps(session) ? (
        <SecondStepMissing text={secondStepWords.account} />
      ) : (
        <section className={styles.parts}>
          {isLed && <RoleWaits hasApp={apps.length > 0} />}
          {isLed && twoSteps}
          <h2>{t(words.change)}</h2>
          <Part {...props} id="name" title={words.name} load={async () => NameForm} />
          <Part
            {...props}
            id="password"
            title={words.password}
            load={() => import('./password-form.tsx').then(({ PasswordForm }) => PasswordForm)}
          />
          <Part
            {...props}
            id="email"
            title={words.email}
            state={user.new_email ? words.emailWaits : undefined}
            load={() => import('./email-part.tsx').then(({ EmailPart }) => EmailPart)}
          />
          {!isLed && twoSteps}
          <Part {...props} id="devices" title={words.elsewhere} load={async () => OtherDevices} />
          <Part
            {...props}
            id="data"
            title={words.data}
            load={() => import('./my-data.tsx').then(({ MyData }) => MyData)}
          />
          <Part
            {...props}
            id="delete"
            title={words.remove}
            load={() => import('./delete-account.tsx').then(({ DeleteAccount }) => DeleteAccount)}
          />
        </section>
      )}
    </>
  );
}

/** Whether the second step was done in this session: it stands in the access token. */
function hasTwoSteps({ access_token: token }: Session): boolean {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal === 'aal2';
  } catch {
    return false;
  }
}
