import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { makeWords as words } from '#content/contact/workbag.ts';
import { inLocale } from '#contract/locale.ts';
import { contactReasonLabels, contactReasons } from '#contract/reasons.ts';

/** Makes a link to the contact form without a script: the address of the page that it opens is the link. */
export function MakeLink({ query }: { query: URLSearchParams }) {
  const t = useWords();
  const given = (name: string) => query.get(name) ?? undefined;
  return (
    <form action={inLocale(pathTo('contact'), t.locale)}>
      <Field id="reason" label={t(words.reason)}>
        {(control) => (
          <select {...control} name="reason" defaultValue={given('reason')}>
            {contactReasons.map((id) => (
              <option key={id} value={id}>
                {t(contactReasonLabels[id])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="message" label={t(words.message)} hint={t(words.private)}>
        {(control) => (
          <input
            {...control}
            name="message"
            type="text"
            dir="auto"
            required
            maxLength={300}
            defaultValue={given('message')}
          />
        )}
      </Field>
      <Field id="source" label={t(words.source)} hint={t(words.sourceHint)}>
        {(control) => (
          <input {...control} name="source" type="text" dir="auto" maxLength={60} defaultValue={given('source')} />
        )}
      </Field>
      <p>
        <Button type="submit">{t(words.open)}</Button>
      </p>
    </form>
  );
}
