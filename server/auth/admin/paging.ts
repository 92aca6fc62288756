import type { Context } from 'hono';
import { Refusal } from '#server/http/refusal.ts';

const usual = 50;
const most = 1000;

/** A part of a list: `limit` entries after `offset` others. Pages count from 1. */
export type Page = { readonly page: number; readonly limit: number; readonly offset: number };

/** Reads `page` and `per_page` of a call. A page never has more than 1000 entries. Throws a refusal for what is no number. */
export function readPage(c: Context): Page {
  const page = Math.max(1, readNumber(c.req.query('page'), 1));
  const limit = Math.min(most, readNumber(c.req.query('per_page'), usual) || usual);
  return { page, limit, offset: (page - 1) * limit };
}

function readNumber(text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  if (!/^\d{1,9}$/u.test(text))
    throw new Refusal('validation_failed', { message: 'Bad Pagination Parameters: not a number', status: 400 });
  return Number(text);
}

/** Says in headers how long the list is and where it goes on, as auth-js reads it: `page` stands first in each link. */
export function setPageHeaders(c: Context, issuer: string, { page, limit }: Page, total: number): void {
  const last = Math.ceil(total / limit);
  const path = c.req.path.replace(/^.*\/auth\/v1/u, '');
  const link = (to: number, rel: string): string => `<${issuer}${path}?page=${to}&per_page=${limit}>; rel="${rel}"`;
  c.header('Link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
  c.header('X-Total-Count', String(total));
}
