import { useWords } from '#app/i18n/locale.ts';
import { barWords } from '#content/frame/bar.ts';
import { MessageLink } from './message-link.tsx';
import { useFeedback } from './use-feedback.ts';

/** Feedback on the page that is shown: a dialog, or the contact form, begun. */
export function FeedbackLink() {
  const t = useWords();
  return (
    <MessageLink subject={{ kind: 'feedback' }} to={useFeedback()}>
      {t(barWords.feedback)}
    </MessageLink>
  );
}
