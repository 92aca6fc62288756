import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { markupWords as words } from '#content/projects/project-markup.ts';
import { markUp, type Mark } from './mark-up.ts';
import styles from './project-editor.module.css';

const marks: readonly Mark[] = ['bold', 'link', 'list', 'heading', 'quote'];

/** Five buttons that write the marks into a text, so that nobody has to know them. */
export function MarkupButtons({ textareaId, label }: { textareaId: string; label: string }) {
  const t = useWords();

  function press(mark: Mark): void {
    const area = document.getElementById(textareaId);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const here = t(mark === 'link' ? words.hereLink : words.hereBold);
    const { from, to, text, selected } = markUp(mark, area.value, area.selectionStart, area.selectionEnd, here);
    area.focus();
    area.setSelectionRange(from, to);
    insert(area, text);
    area.setSelectionRange(from + selected[0], from + selected[1]);
  }

  return (
    <div className={styles.markup} role="group" aria-label={t(words.group, { field: label })}>
      {marks.map((mark) => (
        <Button key={mark} look="quiet" onClick={() => press(mark)}>
          {t(words[mark])}
        </Button>
      ))}
    </div>
  );
}

/** Writes in the place of what is selected. As if it were typed, so that the browser's own undo takes it back. */
function insert(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, and still the only way that keeps undo.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
