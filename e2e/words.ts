import german from '#content/messages/de.json' with { type: 'json' };
import english from '#content/messages/en.json' with { type: 'json' };
import type { Locale } from '#contract/locale.ts';

const catalogues = { en: english, de: german } satisfies Record<Locale, Record<string, string>>;

/** A text of the catalogue, filled in: `say('de', 'contact.sent')`. */
export function say(locale: Locale, key: keyof typeof english, values: Record<string, string | number> = {}): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    catalogues[locale][key],
  );
}
