import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { TextareaField } from '#app/ui/control-fields.tsx';
import { Form } from '#app/ui/form.tsx';
import { gap, replyWords as words } from '#content/inbox/replies.ts';
import type { NewReply } from '#contract/inbox-message.ts';
import { useOpenMessage, useVisitorName, type useChange } from './message-context.ts';
import { MessageFact } from './message-fact.tsx';
import styles from './message.module.css';
import { ReadySentences, type Template } from './ready-sentences.tsx';
import { replyProblem, withSentences } from './write-reply.ts';

/** The name of the form in the drafts, of its field, and the field's id. */
export const replyForm = '@inbox-reply';
const names = [replyForm] as const;

type Props = {
  changing: ReturnType<typeof useChange>;
  /** It was asked for: typing can begin at once. */
  takesFocus: boolean;
  onSent: () => void;
};

/** Writes an answer. It is kept in this tab until it has left, and leaves once. */
export function ReplyForm({ changing, takesFocus, onSent }: Props) {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { isBusy, ask, tell, fail } = changing;
  const form = useForm({
    form: replyForm,
    variant: message.id,
    names,
    fields: names,
    check: (typed) => ({ [replyForm]: replyProblem(typed[replyForm].trim(), t) }),
  });
  const { ref, errors } = form;
  const [isDone, setDone] = useState(true);
  const [inserted, setInserted] = useState<{ before: string; after: string }>();
  // Somebody else's answer came in between; sending once more is then a decision.
  const [isSecond, setSecond] = useState(false);
  // A colleague's answer comes by itself, perhaps out of sight: it counts as seen only once it was told of here.
  const [seen, setSeen] = useState(message.replies.length);
  const isOthers = message.replies.slice(seen).some(({ author }) => author?.id !== me);
  const field = () => ref.current?.elements.namedItem(replyForm) as HTMLTextAreaElement | null;

  const begin = useEffectEvent(() => void (takesFocus && field()?.focus()));
  useEffect(() => begin(), []);

  function write(text: string): void {
    const area = field();
    if (area === null) return;
    area.value = text;
    void form.changed();
    area.focus();
    const at = text.indexOf(gap);
    if (at >= 0) area.setSelectionRange(at, at + gap.length);
  }

  function insert({ text }: Template): void {
    const before = field()?.value ?? '';
    const after = withSentences(before, text, message, location.origin);
    setInserted({ before, after });
    write(after);
  }

  async function send(): Promise<void> {
    const { id, values } = form.keepForSending();
    const text = values[replyForm].trim();
    const body: NewReply = { id, text, isDone, knownReplies: isOthers ? seen : message.replies.length };
    const answer = await ask('/replies', { method: 'POST', body });
    if (answer === undefined) return;
    if (answer.ok) return sent();
    if (answer.because === 'refused' && answer.code === 'answered_meanwhile') return showOther();
    fail(answer);
  }

  function sent(): void {
    form.forget();
    onSent();
    tell({ text: t(words.sent, { email: message.email }) });
  }

  async function showOther(): Promise<void> {
    const answer = await ask('', { method: 'GET' });
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    flushSync(() => {
      setSecond(true);
      setSeen(answer.value.replies.length);
    });
    tell({ text: t(words.meanwhile), isFailure: true });
  }

  const current = form.values[replyForm];
  const isInserted = inserted !== undefined && current === inserted.after;
  return (
    <Form form={form} className={styles.form} aria-label={t(words.label)} onSend={send}>
      <ReadySentences onInsert={insert}>
        <p className={isInserted ? styles.inserted : styles.notYet}>
          <span role="status">{isInserted && t(inserted.before.trim() === '' ? words.inserted : words.appended)}</span>{' '}
          <button type="button" className={styles.plain} onClick={() => isInserted && write(inserted.before)}>
            {t(words.takeOut)}
          </button>
        </p>
      </ReadySentences>
      <TextareaField
        {...errors.field(replyForm)}
        label={t(words.label)}
        name={replyForm}
        rows={10}
        lang={message.locale}
      />
      <DraftNote form={form} />
      <ReplyAddresses />
      {message.answering?.hasMailServer === false && (
        <p>
          <strong>{t(words.noMailServer)}</strong>
        </p>
      )}
      <CheckBox label={t(words.markDone)} isChecked={isDone} onChange={setDone} />
      <Button type="submit" aria-disabled={isBusy}>
        {t(isBusy ? words.sending : isSecond ? words.sendAsWell : words.send)}
      </Button>
    </Form>
  );
}

/** Who gets the answer, from which address, and where what they write back goes. */
function ReplyAddresses() {
  const t = useWords();
  const { message } = useOpenMessage();
  const name = useVisitorName();
  return (
    <dl className={styles.facts}>
      <MessageFact name={t(words.to)}>
        <bdi>{name}</bdi>, {message.email}
      </MessageFact>
      {message.answering && (
        <>
          <MessageFact name={t(words.from)}>{message.answering.from}</MessageFact>
          <MessageFact name={t(words.replyTo)}>{message.answering.replyTo}</MessageFact>
        </>
      )}
    </dl>
  );
}
