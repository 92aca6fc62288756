import { useWords } from '#app/i18n/locale.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { findWords as words } from '#content/contact/status.ts';
import { formWords } from '#content/forms/form.ts';
import { longest } from '#contract/limits.ts';
import type { LookedUpInVain } from '#contract/site-data.ts';

/** Finds a message by its number and the address that was given with it. A form like any other: it needs no script. */
export function FindForm({ lookedUp }: { lookedUp: LookedUpInVain | undefined }) {
  const t = useWords();
  return (
    <form method="post" action={`${backendUrl}/functions/v1/find-message`}>
      <input type="hidden" name="locale" value={t.locale} />
      {lookedUp && (
        <ErrorSummary
          title={t(formWords.problem)}
          attempt={0}
          problems={[{ field: 'reference', text: lookedUp.failure }]}
        />
      )}
      <InputField
        id="reference"
        label={t(words.number)}
        hint={t(words.numberHint)}
        name="reference"
        required
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={lookedUp?.reference}
      />
      <InputField
        id="email"
        label={t(words.email)}
        hint={t(words.emailHint)}
        name="email"
        type="email"
        required
        maxLength={longest.email}
        autoComplete="email"
        defaultValue={lookedUp?.email}
      />
      <p>
        <Button type="submit">{t(words.find)}</Button>
      </p>
    </form>
  );
}
