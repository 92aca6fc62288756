import type { Session, User } from '@supabase/auth-js';
import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, serverWords } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import { appsOf, countsRoleWithoutStep, lacksStepForRole, roleOf } from '#app/lib/account/team.ts';
import { useUser } from '#app/lib/account/use-user.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { SecondStepMissing } from '#app/parts/second-step.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { accountWords } from '#content/account/account.ts';
import { partWords as words } from '#content/account/parts.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import { type Left, Part, type PartProps } from './folded-part.tsx';
import { PartForm, useAccountForm, prefix } from './form.tsx';
import styles from './parts.module.css';
import { SignedInAs, nameOf } from './signed-in-as.tsx';

/** What belongs to an account: who it is at the top, and below, closed until asked for, what can be changed. */
export function SignedIn({ session, onLeave }: { session: Session; onLeave: (left: Left) => void }) {
  const t = useWords();
  const { user, lookAgain } = useUser(session);
  const apps = appsOf(user);
  const isLed = useLedByRole(user);
  // What is under way stays, unseen: that an app was connected here may be known of the account before the session has
  // its second step, and the recovery codes are shown once.
  const lacksStep = apps.length > 0 && !hasTwoSteps(session);
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
      {lacksStep && <SecondStepMissing text={secondStepWords.account} />}
      <section className={styles.parts} hidden={lacksStep}>
        {isLed && <RoleWaits hasApp={apps.length > 0} isAdmin={roleOf(user) === 'admin'} />}
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

/** Ends all sessions of the account but this one. */
function OtherDevices() {
  const t = useWords();
  const form = useAccountForm({});

  async function signOutOthers(): Promise<void> {
    const answer = await whileSignedIn(() =>
      askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'others' })) })),
    );
    if (answer === undefined) return;
    if (answer.ok) return form.tell({ text: `${t(words.othersTitle)}. ${t(words.othersText)}` });
    const text = `${t(accountWords.signOutFailed)}. ${accountProblem(answer, t)}`;
    form.tell({ text, isFailure: true, detail: serverWords(answer, t) });
  }

  return (
    <>
      <p>{t(words.elsewhereText)}</p>
      <PartForm form={form} label={t(words.elsewhere)} button={t(words.signOutOthers)} onSend={signOutOthers} />
    </>
  );
}

/** Whether somebody of the team came without a second step, and so is led through setting one up, to its very end. */
function useLedByRole(user: User): boolean {
  // Followed one way: the role may be younger than the session. What was begun stays where it is when the app is
  // connected, or the recovery codes would be gone.
  const [lacksStep, setLacksStep] = useState(false);
  if (!lacksStep && lacksStepForRole(user)) setLacksStep(true);
  const { value: isCounted } = useLoad(async () => ({ ok: true, value: await countsRoleWithoutStep() }), {
    isWanted: lacksStep,
  });
  return lacksStep && isCounted !== true;
}

/** Says why a role waits for the second step, above the part that sets it up, and then that it counts. */
function RoleWaits({ hasApp, isAdmin }: { hasApp: boolean; isAdmin: boolean }) {
  const t = useWords();
  return (
    <>
      <h2>{t(hasApp ? secondStepWords.roleCountsTitle : secondStepWords.roleTitle)}</h2>
      {!hasApp && (
        <>
          <p>{t(secondStepWords.roleText)}</p>
          <p>
            {isAdmin && t(secondStepWords.setUpNext)} {t(secondStepWords.roleHelp)}
          </p>
        </>
      )}
      <p role="status">{hasApp && t(secondStepWords.roleCounts)}</p>
    </>
  );
}

const id = `${prefix}name`;
const names = [id];
const fields = ['name'] as const;

/** Changes what others call somebody. */
function NameForm({ user }: PartProps) {
  const t = useWords();
  const [start] = useState({ [id]: nameOf(user) });
  const form = useAccountForm({ form: '@account-name', names, start, fields });

  async function save(): Promise<void> {
    const name = form.typed('name').trim();
    if (form.errors.refuse({ name: [...name].length > 100 ? words.nameTooLong : undefined })) return;
    const answer = await whileSignedIn(() => askAccount((client) => client.updateUser({ data: { name } })));
    if (answer === undefined) return;
    if (!answer.ok) return form.fail(answer);
    form.drop();
    form.tell({ text: t(words.nameSaved) });
  }

  return (
    <PartForm form={form} label={t(words.name)} button={t(words.nameSave)} onSend={save}>
      <InputField
        {...form.errors.field('name')}
        label={t(words.nameLabel)}
        hint={t(words.nameHint)}
        name={id}
        autoComplete="name"
        defaultValue={form.drawn[id]}
      />
    </PartForm>
  );
}
