import { type ReactNode, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { prepareAccount } from '#app/lib/account/account.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { emptyOf } from '#app/lib/forms/required-fields.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { formWords } from '#content/forms/form.ts';
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
  /** What follows from all that is wrong. */
  why?: string;
  /** The names of what is kept for this tab, once for all screens of the accounts: the same array at each render. */
  kept?: readonly string[];
};

/** A form that asks the accounts something, once at a time. */
export function useAsking<Field extends string>({ id, required, why, kept }: Setup<Field>) {
  const t = useWords();
  // Another button of a screen may need less than the one that sends the form.
  const [isPart, setPart] = useState(false);
  const form = useSmallForm({ form: kept ? accountDraft : id, names: kept, required });
  return {
    ...form,
    id,
    errors: {
      ...form.errors,
      summary: form.errors.summary && { ...form.errors.summary, why: isPart ? undefined : why },
    },
    submit(...press: Parameters<typeof form.submit>): void {
      setPart(false);
      form.submit(...press);
    },
    field: form.errors.field,
    /** Does something else that needs only one of the fields. */
    also(field: Field, work: () => Promise<void>): void {
      setPart(true);
      const wanted = { [field]: required[field] } as Partial<Record<Field, string>>;
      void form.once(async () => {
        if (!form.errors.refuse(emptyOf(form.ref.current, wanted))) await work();
      });
    },
    /** Waits for an answer, and says under `title` why it failed, or under `unheard` that none came. */
    async ask<Value>(title: string, answer: Promise<CallAnswer<Value>>, unheard = title): Promise<CallAnswer<Value>> {
      const given = await answer;
      if (!given.ok) form.tell(await explain(given.because === 'unreachable' ? unheard : title, given, t));
      return given;
    },
  };
}

type Asking = ReturnType<typeof useAsking>;
