import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account.ts';
import { Field } from '#app/ui/field.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { partWords as words } from '#content/account/parts.ts';
import { Form, focusField, typedIn } from './form.tsx';
import type { PartProps } from './part.tsx';
import { keepTyped, typedWords } from './typed-words.ts';
import { nameOf } from './who.tsx';

const id = 'account-name';

/** Changes what others call somebody. */
export function NameForm({ user }: PartProps) {
  const t = useWords();
  const { outcome, isBusy, call, tell, fail } = useCall();
  const [problem, setProblem] = useState<string>();

  async function save(form: HTMLFormElement): Promise<void> {
    const name = typedIn(form, id).trim();
    const isTooLong = [...name].length > 100;
    setProblem(isTooLong ? t(words.nameTooLong) : undefined);
    if (isTooLong) return focusField(form, id);
    const answer = await call(() => askAccount((client) => client.updateUser({ data: { name } })));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    keepTyped(user.id, 'name', undefined);
    tell({ text: t(words.nameSaved) });
  }

  return (
    <Form
      label={t(words.name)}
      button={t(words.nameSave)}
      isBusy={isBusy}
      outcome={outcome}
      onSend={(form) => void save(form)}
      onInput={(form) => keepTyped(user.id, 'name', typedIn(form, id))}
    >
      <Field id={id} label={t(words.nameLabel)} hint={t(words.nameHint)} problem={problem}>
        {(control) => (
          <input
            {...control}
            name={id}
            type="text"
            dir="auto"
            autoComplete="name"
            defaultValue={typedWords(user.id).name ?? nameOf(user)}
          />
        )}
      </Field>
    </Form>
  );
}
