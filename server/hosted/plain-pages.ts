import { goBack } from '#content/answers/failures.ts';
import type { Localized } from '#contract/locale.ts';
import type { Pages } from '#server/pages/pages.ts';

/**
 * Where no page can be drawn, a form without JavaScript is refused in plain words: what is wrong, and that everything
 * that was typed is still there behind the browser's way back.
 */
export const plainPages: Pick<Pages, 'sendDrawn'> = {
  sendDrawn: async (c, { pathname }, { refused, refusedReport }, status) => {
    const locale = pathname.startsWith('/de') ? 'de' : 'en';
    const form = refused ?? refusedReport;
    const problems = Object.values<Localized>(form?.problems ?? {}).map((words) => words[locale]);
    return c.text([...new Set([...problems, form?.failure ?? '', goBack[locale]])].filter(Boolean).join(' '), status);
  },
};
