import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { fillIn } from '#app/lib/forms/form-values.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import teamLook from '#app/parts/team.module.css';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Form } from '#app/ui/form.tsx';
import { twoStepsWords } from '#content/account/two-steps.ts';
import { roleNames } from '#content/answers/roles.ts';
import { associationWords } from '#content/team/association.ts';
import { peopleWords as words } from '#content/team/people.ts';
import { inLocale } from '#contract/locale.ts';
import { isRole, type PersonNow, type RoleWish, type SettingsNow } from '#contract/settings.ts';
import { askSettings } from './ask-settings.ts';

const names = ['email', 'role'] as const;
const start = { role: 'team' };
const choices = ['team', 'admin', 'none'] as const;

type Props = { people: readonly PersonNow[]; onChanged: (now: SettingsNow) => void };

/** Who has a role, and the form that gives and takes them. */
export function People({ people, onChanged }: Props) {
  const t = useWords();
  const form = useSmallForm<'email' | 'role' | 'code'>({
    form: '@roles',
    names,
    required: { email: t(words.emailEmpty), code: t(associationWords.codeEmpty) },
    fields: ['email', 'role', 'code'],
    prefix: 'people-',
    start,
  });
  const { ref, errors, isBusy, tell, drawn } = form;
  const withRole = people.filter(({ role }) => role !== null);

  async function save({ email = '', role }: Readonly<Record<string, string>>): Promise<void> {
    const code = withoutGaps(form.typed('code'));
    const body = { email, role: isRole(role) ? role : null, code } satisfies RoleWish;
    const answer = await askSettings('/roles', { body });
    form.empty('code');
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    form.drop();
    // The next one gets no role that was chosen for this one.
    fillIn(ref.current, { email: '', ...start });
    onChanged(answer.value);
    const waits = answer.value.people.some((each) => each.waiting && each.email === email.trim().toLowerCase());
    tell({ text: t(waits ? associationWords.savedWaits : words.saved) });
  }

  return (
    <Fold id="people" title={t(words.title)} level={2} state={t(words.state, { count: withRole.length })}>
      <p>{t(words.how)}</p>
      <ul className={teamLook.list}>
        {withRole.map(({ id, email, role, hasSecondStep }) => (
          <li key={id}>
            {t(hasSecondStep ? words.person : words.personWithout, { email, role: t(roleNames[role ?? 'none']) })}
          </li>
        ))}
      </ul>
      <Form
        form={form}
        button={t(isBusy ? associationWords.busy : associationWords.save)}
        className={teamLook.form}
        aria-labelledby="people-title"
        onSend={save}
      >
        <InputField
          {...errors.field('email')}
          label={t(words.email)}
          hint={t(words.emailHint)}
          name="email"
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={drawn.email}
        />
        <Invitation />
        <SelectField {...errors.field('role')} label={t(words.role)} name="role" defaultValue={drawn.role}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(roleNames[choice])}
            </option>
          ))}
        </SelectField>
        <p>{t(words.hour)}</p>
        <CodeField {...errors.field('code')} label={t(associationWords.code)} hint={t(associationWords.codeHint)} />
      </Form>
    </Fold>
  );
}

/** What to send to somebody who has no account yet. */
function Invitation() {
  const t = useWords();
  const line = useRef<HTMLSpanElement>(null);
  const { copy } = useCopy();
  const [outcome, setOutcome] = useState('');
  const text = t(words.inviteLine, { address: location.origin + inLocale(pathTo('signup'), t.locale) });

  async function copyLine(): Promise<void> {
    setOutcome('');
    const isDone = await copy(text, line.current);
    setOutcome(t(isDone ? words.copied : twoStepsWords.notCopied));
  }

  return (
    <div>
      <p>
        {t(words.invite)} <br />
        <span ref={line}>{text}</span>
      </p>
      <Button look="quiet" onClick={() => void copyLine()}>
        {t(words.copy)}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
