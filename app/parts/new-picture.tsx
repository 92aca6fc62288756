import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Field } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { newPictureWords as words } from '#content/team/pictures.ts';
import type { FailureCode } from '#contract/failures.ts';
import { type LibraryPicture, largestPicture } from '#contract/pictures.ts';
import { type Alt, AltFields, altNames, altProblems, useAlt } from './picture-alt-fields.tsx';
import { addPicture } from './picture-library.ts';

const noWords: Alt = { alt: '', altDe: '' };

/** Puts a picture of this device into the library, and says once what it shows. */
export function NewPicture({ onAdded }: { onAdded: (picture: LibraryPicture) => void }) {
  const t = useWords();
  const calling = useCall(sentProblem);
  const [file, setFile] = useState<File>();
  // What the server said of a file: it stands until another one is chosen.
  const [refused, setRefused] = useState<{ file: File; why: string }>();
  const [alt, setAlt, forget] = useAlt('', noWords);
  // What was sent with the same words has the same id: tried again it stands in the library once.
  const sent = useRef({ id: '', said: '' });
  const form = useStateForm({
    fields: ['file', ...altNames(t.locale)],
    prefix: 'picture-',
    problems: { file: refused && refused.file === file ? refused.why : fileProblem(file), ...altProblems(alt) },
    by: calling,
  });
  const { errors, isBusy, outcome } = form;

  async function add(): Promise<void> {
    if (!file) return;
    const said = JSON.stringify([alt, file.name, file.size, file.lastModified]);
    if (sent.current.said !== said) sent.current = { id: newId(), said };
    const { id } = sent.current;
    const answer = await calling.call(() => addPicture(id, file, alt.alt, alt.altDe));
    if (!answer) return;
    if (!answer.ok) {
      if (answer.because !== 'refused' || !aboutFile.includes(answer.code)) return calling.fail(answer);
      const why = sentProblem(answer, t);
      setRefused({ file, why });
      return void errors.refuse({ file: why });
    }
    forget();
    const added = answer.value.find((picture) => picture.id === id);
    if (added) onAdded(added);
  }

  return (
    <Form form={form} aria-label={t(words.title)} lead={<h3>{t(words.title)}</h3>} onSend={add}>
      <Field {...errors.field('file')} label={t(words.file)} hint={t(words.fileHint)}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ target: { files } }) => setFile(files?.[0])}
          />
        )}
      </Field>
      <AltFields value={alt} field={errors.field} onChange={setAlt} />
      <Button type="submit" aria-disabled={isBusy}>
        {t(words.add)}
      </Button>
      <div role="status">{isBusy && <p>{t(words.working)}</p>}</div>
      <DetailedOutcome outcome={outcome} />
    </Form>
  );
}

/** What the server refuses a file for, however often it is sent. */
const aboutFile: readonly FailureCode[] = ['picture_unreadable', 'picture_too_large'];

function fileProblem(file: File | undefined) {
  if (!file) return words.noFile;
  return file.size > largestPicture ? words.tooLarge : undefined;
}
