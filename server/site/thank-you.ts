import { referencePattern } from '#contract/message.ts';
import { statusPath, statusTokenPattern } from '#contract/status.ts';

/** What the thank-you page of somebody without JavaScript is told by its query. */
type Told = { readonly reference: string; readonly status: string | undefined; readonly isAnswerWanted: boolean };

/** Reads the query of the thank-you page. Only what looks exactly as we write it counts; without a reference: nothing. */
export function readThanks(query: URLSearchParams): Told | undefined {
  const [reference, status] = [query.get('reference') ?? '', query.get('status') ?? ''];
  if (!referencePattern.test(reference)) return;
  return {
    reference,
    status: statusTokenPattern.test(status) ? status : undefined,
    isAnswerWanted: query.get('answer') !== 'none',
  };
}

/**
 * Writes the reference, the link to the status and what was chosen about an answer into the prerendered page
 * (app/features/contact/sent-text.tsx). Only attributes and one text change: React comes later and finds its page.
 */
export function fillThanks(html: string, { reference, status, isAnswerWanted }: Told, locale: 'en' | 'de'): string {
  const filled = html.replace(
    /(<strong data-reference="[^"]*"[^>]*>)[^<]*(<\/strong>)/u,
    (_, open: string, close: string) => `${open}${reference}${close}`,
  );
  const chosen = isAnswerWanted
    ? filled
    : filled
        .replaceAll(' data-answer="email"', ' data-answer="email" hidden=""')
        .replaceAll(' data-answer="none" hidden=""', ' data-answer="none"');
  return status === undefined
    ? chosen
    : chosen
        .replace(' data-status="" hidden=""', ' data-status=""')
        .replace('<a data-status-link=""', `<a data-status-link="" href="${statusPath(status, locale)}"`);
}
