import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { QuestionBox } from '#app/ui/question-box.tsx';
import { actionWords as words } from '#content/team/project-editor-actions.ts';
import { editorWords } from '#content/team/project-editor.ts';
import type { PartProps } from './form-part.ts';
import { titleOf } from './values.ts';

/** Deletes a project that nobody but the team sees, or a draft that was never saved, after asking once more. */
export function RemoveProject({ project, onLeave }: PartProps & { onLeave: (outcome?: Outcome) => void }) {
  const t = useWords();
  const { saved, values, isChanged } = project;
  const [isAsked, setAsked] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  if (!saved && !isChanged) return null;
  const title = titleOf(values) || t(editorWords.untitled);

  function keep(): void {
    flushSync(() => setAsked(false));
    begin.current?.focus();
  }

  async function remove(): Promise<void> {
    await project.once(async () => {
      const gone = await project.remove();
      if (!gone.ok) return project.tell({ text: project.whyNot(gone), isFailure: true });
      if (!gone.value) return onLeave({ text: t(words.removeGone), isFailure: true });
      onLeave({ text: t(words.removed, { title }) });
    });
  }

  if (!isAsked)
    return (
      <p className={buttonRow.buttons}>
        <Button ref={begin} look="quiet" onClick={() => setAsked(true)}>
          {t(saved ? words.remove : words.removeDraft)}
        </Button>
      </p>
    );
  return (
    <QuestionBox
      title={t(words.sureTitle, { title })}
      level={4}
      choices={[
        { label: t(words.yes), isBusy: project.isBusy, onChoose: () => void remove() },
        { label: t(words.no), onChoose: keep },
      ]}
    >
      <p>{t(saved ? words.sure : words.sureDraft)}</p>
    </QuestionBox>
  );
}
