import { type ReactNode, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { prepareAccount } from '#app/lib/account/account.ts';
import type { CallAnswer, CallFailure } from '#app/lib/backend/call.ts';
import { emptyOf } from '#app/lib/forms/required-fields.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { formWords } from '#content/forms/form.ts';
import type { AccountCode, FailureCode } from '#contract/failures.ts';
import { accountDraft } from './draft.ts';
import { loadProblems, explain } from './explain.ts';
import styles from './sign-in.module.css';
import { prepareSteps } from './steps-on-demand.tsx';

type Props = {
  label: string;
  asking: Pick<Asking, 'id' | 'ref' | 'isBusy' | 'outcome' | 'changed' | 'submit'> & {
    errors: Pick<Asking['errors'], 'summary'>;
  };
  button: string;
  /** Runs when it is sent, also for a press or Enter from before React had arrived. */
  onSend: () => Promise<void>;
  children: ReactNode;
};

/**
 * A form of the sign-in screens. Its method is `dialog`, and it stands in none: so before React has arrived
 * the browser sends nothing anywhere, above all no password, and the press is remembered and made up for.
 */
export function AskingForm({ label, asking, button, onSend, children }: Props) {
  const t = useWords();
  const { id, isBusy, outcome, changed } = asking;
  return (
    <Form
      className={styles.form}
      form={asking}
      method="dialog"
      aria-label={label}
      onSend={onSend}
      onInput={() => {
        prepareAccount();
        void loadProblems();
        void prepareSteps();
        changed();
      }}
    >
      {children}
      <p className={buttonRow.buttons}>
        <Button id={`${id}-send`} type="submit" aria-disabled={isBusy} data-press="">
          {isBusy ? t(formWords.sending) : button}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </Form>
  );
}

type Setup<Field extends string> = {
  /** Of the form; its button has it too. */
  id: string;
  /** The fields that must not be empty, by id, and what to say when they are. */
  required: Readonly<Record<Field, string>>;
  /** What follows when one is. */
  why?: string;
  /** The names of what is kept for this tab, once for all screens of the accounts: the same array at each render. */
  kept?: readonly string[];
};

/** Which field a refusal is about, in whichever of these forms has it. Of an address and what goes with it neither is wrong alone. */
const fieldOf: Readonly<Partial<Record<AccountCode | FailureCode, 'email' | 'password' | 'code'>>> = {
  email_address_invalid: 'email',
  email_exists: 'email',
  mfa_challenge_expired: 'code',
  mfa_verification_failed: 'code',
  otp_expired: 'code',
  password_too_weak: 'password',
  recovery_code_wrong: 'code',
  same_password: 'password',
  weak_password: 'password',
};

/** A form that asks the accounts something, once at a time. */
export function useAsking<Field extends string>({ id, required, why, kept }: Setup<Field>) {
  const t = useWords();
  const form = useSmallForm({ form: kept ? accountDraft : id, names: kept, required });
  // What follows from all that is wrong now.
  const [whyNow, setWhy] = useState<string>();

  /** Says under `title` why it failed: at the field that the refusal is about, else beside the button. */
  async function fail(title: string, failure: CallFailure): Promise<void> {
    const said = await explain(title, failure, t);
    const at = failure.because === 'refused' ? fieldOf[failure.code] : undefined;
    if (!at || !(at in required) || (at === 'code' && 'email' in required)) return form.tell(said);
    setWhy([`${title}.`, said.detail].filter(Boolean).join(' '));
    form.errors.refuse({ [at]: said.why } as Problems<Field>);
  }

  return {
    ...form,
    id,
    errors: { ...form.errors, summary: form.errors.summary && { ...form.errors.summary, why: whyNow } },
    submit(...press: Parameters<typeof form.submit>): void {
      setWhy(why);
      form.submit(...press);
    },
    field: form.errors.field,
    /** Does something else that needs only one of the fields. */
    also(field: Field, work: () => Promise<void>): void {
      // What follows where more is missing does not follow here.
      setWhy(undefined);
      const wanted = { [field]: required[field] } as Partial<Record<Field, string>>;
      void form.once(async () => {
        if (!form.errors.refuse(emptyOf(form.ref.current, wanted))) await work();
      });
    },
    fail,
    /** Waits for an answer, and says under `title` why it failed, or under `unheard` that none came. */
    async ask<Value>(title: string, answer: Promise<CallAnswer<Value>>, unheard = title): Promise<CallAnswer<Value>> {
      const given = await answer;
      if (!given.ok) await fail(given.because === 'unreachable' ? unheard : title, given);
      return given;
    },
  };
}

type Asking = ReturnType<typeof useAsking>;
