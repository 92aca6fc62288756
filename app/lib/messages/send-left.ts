import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { sentWords } from '#content/contact/sent.ts';
import { draftWords } from '#content/forms/draft.ts';
import { wordsIn } from '#contract/words.ts';
import { askLater } from './ask-when-back.ts';
import { sendMessage } from './send-message.ts';
import { sentDraft } from './sent-draft.ts';
import { takeUnderWay } from './under-way.ts';

/**
 * Sends again what was on its way when its page was left, and tells what became of it, in the language of this page.
 * The server stores an id once, so nothing arrives twice. What fails stays a draft. Where nothing was on its way, asks
 * for what found no connection before.
 * @param ids What was on its way when this page came (app/lib/messages/under-way.ts).
 */
export async function sendLeft(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return askLater();
  const t = wordsIn(pageLocale());
  for (const id of ids) {
    const left = takeUnderWay(id);
    if (!left) continue;
    const { message, news } = left;
    const result = message ? await sendMessage(message, news) : ({ ok: false, because: 'unreachable' } as const);
    const text = result.ok
      ? [news.text && t(news.text), t(sentWords.reference, { reference: result.value.reference })]
      : [result.because === 'refused' && result.detail, t(draftWords.kept)];
    if (result.ok) sentDraft(id);
    showToast({
      title: t(result.ok ? news.sent : news.failed),
      text: text.filter(Boolean).join(' '),
      isFailure: !result.ok,
      stays: true,
    });
  }
}
