import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account.ts';
import { Field } from '#app/ui/field.tsx';
import { typedIn } from '#app/lib/required-fields.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { keepTyped, typedWords } from '#app/lib/typed-words.ts';
import { useCall } from '#app/lib/use-call.ts';
import { partWords as words } from '#content/account/parts.ts';
import { accountPage, Form, prefix } from './form.tsx';
import type { PartProps } from './part.tsx';
import { nameOf } from './signed-in-as.tsx';

const id = `${prefix}name`;
const fields = ['name'] as const;

/** Changes what others call somebody. */
export function NameForm({ user }: PartProps) {
  const t = useWords();
  const { outcome, isBusy, call, tell, fail } = useCall();
  const errors = useFormErrors(fields, prefix);

  async function save(form: HTMLFormElement): Promise<void> {
    const name = typedIn(form, id).trim();
    if (errors.refuse({ name: [...name].length > 100 ? words.nameTooLong : undefined })) return;
    const answer = await call(() => askAccount((client) => client.updateUser({ data: { name } })));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    keepTyped(accountPage, user.id, 'name', undefined);
    tell({ text: t(words.nameSaved) });
  }

  return (
    <Form
      label={t(words.name)}
      button={t(words.nameSave)}
      isBusy={isBusy}
      outcome={outcome}
      errors={errors}
      onSend={(form) => void save(form)}
      onInput={(form) => keepTyped(accountPage, user.id, 'name', typedIn(form, id))}
    >
      <Field {...errors.field('name')} label={t(words.nameLabel)} hint={t(words.nameHint)}>
        {(control) => (
          <input
            {...control}
            name={id}
            type="text"
            dir="auto"
            autoComplete="name"
            defaultValue={typedWords(accountPage, user.id).name ?? nameOf(user)}
          />
        )}
      </Field>
    </Form>
  );
}
