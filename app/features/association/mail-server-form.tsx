import { useMemo } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { fillIn } from '#app/lib/forms/form-values.ts';
import { typedIn } from '#app/lib/forms/required-fields.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import teamLook from '#app/parts/team.module.css';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { Form } from '#app/ui/form.tsx';
import { mailServerNames as names, mailServerProblems } from '#content/answers/mail-server.ts';
import { associationWords as words } from '#content/team/association.ts';
import { mailServerHints, mailServerWords } from '#content/team/mail-server.ts';
import {
  checkMailServer,
  isSameSignIn,
  mailServerFields,
  type MailServerField,
  type TypedMailServer,
} from '#contract/mail-server.ts';
import type { MailNow, MailTest, SettingsNow } from '#contract/settings.ts';
import { askSettings } from './ask-settings.ts';

type Name = Exclude<MailServerField, 'password'>;
// In the order of the page. A password is no draft.
const fieldNames = ['host', 'port', 'user', 'from', 'to'] as const;
const prefix = 'mail-server-';
/** Under this name what is typed is kept in this tab. */
export const mailServerDraft = '@mail-server';
// A mail server may take its time to say no.
const testPatience = 40_000;

type Props = { mail: MailNow; onChanged: (now: SettingsNow) => void };

/** The mail server: what is typed counts once the number of its test mail was typed as well (mail-number-form.tsx). */
export function MailServerForm({ mail, onChanged }: Props) {
  const t = useWords();
  const { value, fixed, version } = mail;
  const start = useMemo(() => linesOf(mail), [mail]);
  const form = useForm<Name, MailServerField | 'code'>({
    form: mailServerDraft,
    names: fieldNames,
    fields: [...mailServerFields, 'code'],
    prefix,
    start,
    check,
  });
  const { ref, errors, isBusy, tell, drawn } = form;

  const typedIt = (typed: Readonly<Record<Name, string>>): TypedMailServer => ({
    ...typed,
    password: typedIn(ref.current, `${prefix}password`),
    // Checked where they are known.
    ...(fixed.from && { from: 'a@b.example' }),
    ...(fixed.to && { to: 'a@b.example' }),
  });

  function check(typed: Readonly<Record<Name, string>>): Partial<Record<MailServerField | 'code', string>> {
    const checked = checkMailServer(typedIt(typed));
    const wrong = checked.ok ? [] : [...checked.wrong];
    if (checked.ok && checked.value.server.user !== '' && checked.value.password === '') {
      const isKept = mail.hasPassword && value !== null && isSameSignIn(value, checked.value.server);
      if (!isKept) wrong.push('password');
    }
    const lacksCode = withoutGaps(typedIn(ref.current, `${prefix}code`)) === '';
    return {
      ...Object.fromEntries(wrong.map((field) => [field, t(mailServerProblems[field])])),
      ...(lacksCode && { code: t(words.codeEmpty) }),
    };
  }

  async function send(typed: Readonly<Record<Name, string>>): Promise<void> {
    const code = withoutGaps(typedIn(ref.current, `${prefix}code`));
    const body = { server: typedIt(typed), beganWith: version, code } satisfies MailTest;
    const answer = await askSettings('/mail-test', { body, wait: testPatience });
    // All that was typed stands: only the code has had its day.
    fillIn(ref.current, { [`${prefix}code`]: '' });
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    onChanged(answer.value);
  }

  const line = (field: Name) =>
    (field === 'from' || field === 'to') && fixed[field] ? (
      <p key={field}>
        <strong>{t(names[field])}:</strong> {t(words.fixed)}
      </p>
    ) : (
      <InputField
        key={field}
        {...errors.field(field)}
        label={t(names[field])}
        hint={t(mailServerHints[field])}
        name={field}
        dir="ltr"
        inputMode={inputModes[field]}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={drawn[field]}
      />
    );

  return (
    <Form
      button={t(isBusy ? mailServerWords.busy : mailServerWords.send)}
      form={form}
      className={teamLook.form}
      aria-labelledby="mail-server-title"
      onSend={send}
      lead={<p>{t(mailServerWords.how)}</p>}
    >
      {line('host')}
      {line('port')}
      {line('user')}
      <PasswordField
        {...errors.field('password')}
        label={t(names.password)}
        hint={t(mail.hasPassword ? mailServerWords.passwordKept : mailServerHints.password)}
        isForeign
      />
      {line('from')}
      {line('to')}
      <p>{t(words.hour)}</p>
      <CodeField {...errors.field('code')} label={t(words.code)} hint={t(words.codeHint)} />
    </Form>
  );
}

const inputModes = { host: 'url', port: 'numeric', user: 'email', from: 'email', to: 'email' } as const;

const linesOf = ({ value }: MailNow): Readonly<Record<Name, string>> => ({
  host: value?.host ?? '',
  port: String(value?.port ?? 587),
  user: value?.user ?? '',
  from: value?.from ?? '',
  to: value?.to.join(', ') ?? '',
});
