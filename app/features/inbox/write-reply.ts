import { pathTo } from '#app/paths.ts';
import { gap, replyFrame, replyWords as words } from '#content/inbox/replies.ts';
import { site } from '#content/site.ts';
import { longestTexts } from '#contract/inbox-message.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { isAnonymousName } from '#contract/placeholders.ts';
import { wordsIn, type Words } from '#contract/words.ts';

type Visitor = { readonly name: string; readonly locale: Locale };

/**
 * Puts ready sentences into an answer, in the visitor's language. An empty answer also gets a greeting and an end;
 * where something stands already, it stays as it is and the sentences come below.
 */
export function withSentences(text: string, sentences: Localized, { name, locale }: Visitor, origin: string): string {
  const t = wordsIn(locale);
  const helpNow = origin + inLocale(pathTo('help-now'), locale);
  const words = t(sentences, { helpNow });
  // After a German greeting a sentence goes on in small letters; by itself it begins with a capital one.
  if (text.trim() !== '') return `${text.trimEnd()}\n\n${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const greeting = isAnonymousName(name) ? t(replyFrame.greetingNameless) : t(replyFrame.greeting, { name });
  return [greeting, words, t(replyFrame.closing, { site: site.name })].join('\n\n');
}

/** What an answer still lacks, in words; undefined when it can be sent. */
export function replyProblem(text: string, t: Words): string | undefined {
  if (text.trim() === '') return t(words.missing);
  if (text.includes(gap)) return t(words.gap, { gap });
  if (text.length <= longestTexts.reply) return undefined;
  return t(words.tooLong, { most: longestTexts.reply, count: text.length });
}
