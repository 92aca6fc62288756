import { MessageOpener } from '#app/blocks/message-opener.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useFeedback } from '#app/lib/forms/use-feedback.ts';
import { barWords } from '#content/frame/bar.ts';

/** Feedback on the page that is shown: a dialog, or the contact form, begun. It stands twice on every page, so nothing of it travels. */
export function FeedbackLink() {
  const t = useWords();
  return <MessageOpener subject={{ kind: 'feedback' }} to={useFeedback()} label={t(barWords.feedback)} />;
}
