import type { ComponentProps, FormEvent, ReactNode, RefObject } from 'react';
import buttonRow from './button-row.module.css';
import { Button, type ButtonLook } from './button.tsx';
import { DetailedOutcome } from './detailed-outcome.tsx';
import { ErrorSummary } from './error-summary.tsx';

type Props<Values> = Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & {
  /** What a hook for forms gives (app/lib/forms/use-form.ts). */
  form: {
    ref?: RefObject<HTMLFormElement | null>;
    errors: { summary?: ComponentProps<typeof ErrorSummary> | false | undefined };
    isBusy: boolean;
    outcome: ComponentProps<typeof DetailedOutcome>['outcome'];
    changed?: () => unknown;
    submit: (event: FormEvent, send: (values: Values) => unknown) => void;
  };
  /** Runs once for each press, when nothing is wrong. */
  onSend: (values: Values) => unknown;
  /** Stands above what is wrong: a heading, or what has to be known. */
  lead?: ReactNode;
  /** On the button that sends it, which stands at the end with what became of it. Other forms have their own there. */
  button?: string;
  look?: ButtonLook;
  /** Further buttons, before and beside it. */
  before?: ReactNode;
  beside?: ReactNode;
};

/** A form that a script sends, with what is wrong with it at its top. It never posts by itself. */
export function Form<Values>(props: Props<Values>) {
  const { form, onSend, lead, button, look = 'main', before, beside, children, ...attributes } = props;
  const { ref, errors, isBusy, outcome, changed, submit } = form;
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onInput={changed && (() => void changed())}
      onSubmit={(event) => submit(event, onSend)}
      {...attributes}
    >
      {lead}
      {errors.summary && <ErrorSummary {...errors.summary} />}
      {children}
      {button !== undefined && (
        <>
          <p className={buttonRow.buttons}>
            {before}
            <Button type="submit" look={look} aria-disabled={isBusy}>
              {button}
            </Button>
            {beside}
          </p>
          <DetailedOutcome outcome={outcome} />
        </>
      )}
    </form>
  );
}
