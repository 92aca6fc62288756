import { useEffect } from 'react';
import { formWords } from '#content/forms/form.ts';
import type { Words } from '#contract/words.ts';

/** Says "Error: " before the page's title while a form has errors: a screen reader reads it first. */
export function useErrorTitle(hasErrors: boolean, t: Words): void {
  useEffect(() => {
    if (!hasErrors) return;
    // The server has marked the title of a form that came back.
    const title = document.title.replace(t(formWords.errorTitle, { title: '' }), '');
    document.title = t(formWords.errorTitle, { title });
    return () => {
      document.title = title;
    };
  }, [hasErrors, t]);
}
