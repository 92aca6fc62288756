import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { makeWords as words } from '#content/contact/workbag.ts';
import { contactReasonLabels, contactReasons } from '#contract/contact-reasons.ts';
import { inLocale } from '#contract/locale.ts';

/** Makes a link to the contact form without a script: the address of the page that it opens is the link. */
export function MakeLink({ query }: { query: URLSearchParams }) {
  const t = useWords();
  const question = (id: string) => ({ id, name: id, defaultValue: query.get(id) ?? undefined });
  return (
    <form action={inLocale(pathTo('contact'), t.locale)}>
      <SelectField {...question('reason')} label={t(words.reason)}>
        {contactReasons.map((id) => (
          <option key={id} value={id}>
            {t(contactReasonLabels[id])}
          </option>
        ))}
      </SelectField>
      <InputField {...question('message')} label={t(words.message)} hint={t(words.private)} required maxLength={300} />
      <InputField {...question('source')} label={t(words.source)} hint={t(words.sourceHint)} maxLength={60} />
      <p>
        <Button type="submit">{t(words.open)}</Button>
      </p>
    </form>
  );
}
