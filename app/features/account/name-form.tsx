import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account.ts';
import { Field } from '#app/ui/field.tsx';
import { typedIn } from '#app/lib/required-fields.ts';
import { whileSignedIn } from '#app/lib/end-session.ts';
import { partWords as words } from '#content/account/parts.ts';
import { Form } from './form.tsx';
import type { PartProps } from './part.tsx';
import { nameOf } from './signed-in-as.tsx';
import { prefix, useAccountForm } from './use-account-form.ts';

const id = `${prefix}name`;
const names = [id];
const fields = ['name'] as const;

/** Changes what others call somebody. */
export function NameForm({ user }: PartProps) {
  const t = useWords();
  const [start] = useState({ [id]: nameOf(user) });
  const form = useAccountForm(user, { form: 'account-name', names, start, fields });

  async function save(): Promise<void> {
    const name = typedIn(form.ref.current, id).trim();
    if (form.errors.refuse({ name: [...name].length > 100 ? words.nameTooLong : undefined })) return;
    const answer = await whileSignedIn(() => askAccount((client) => client.updateUser({ data: { name } })));
    if (answer === undefined) return;
    if (!answer.ok) return form.fail(answer);
    form.drop();
    form.tell({ text: t(words.nameSaved) });
  }

  return (
    <Form form={form} label={t(words.name)} button={t(words.nameSave)} onSend={save}>
      <Field {...form.errors.field('name')} label={t(words.nameLabel)} hint={t(words.nameHint)}>
        {(control) => (
          <input {...control} name={id} type="text" dir="auto" autoComplete="name" defaultValue={form.drawn[id]} />
        )}
      </Field>
    </Form>
  );
}
