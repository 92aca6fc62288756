import { readPage, setPageHeaders } from '#server/auth/admin/paging.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { invalid } from '#server/http/refusal.ts';

const scopes = { action: 'action', author: 'actor_id' } as const;

/** What was noted about accounts, the newest first; `query=action:login` or `query=author:<id>` narrows it down. */
export const adminAudit: AuthRoutes = (app, auth) => {
  app.get('/admin/audit', async (c) => {
    const page = readPage(c);
    const { key, value } = readQuery(c.req.query('query') ?? '');
    const found = auth.sql`
      from auth.audit_log_entries
      where ${value} = '' or position(lower(${value}) in lower(payload ->> ${key})) > 0`;
    // Of internet addresses we keep none.
    const entries = await auth.sql`
      select id, payload, created_at, '' as ip_address ${found}
      order by created_at desc, id limit ${page.limit} offset ${page.offset}`;
    const [{ total }] = await auth.sql<[{ total: number }]>`select count(*)::int as total ${found}`;
    setPageHeaders(c, auth.issuer, page, total);
    return c.json(entries);
  });
};

function readQuery(query: string): { key: string; value: string } {
  if (query === '') return { key: scopes.action, value: '' };
  const [, scope = '', value = ''] = /^(\w+):(.*)$/su.exec(query) ?? [];
  if (!Object.hasOwn(scopes, scope)) throw invalid(`Invalid query scope: ${query.slice(0, 100)}`);
  return { key: scopes[scope as keyof typeof scopes], value: value.replaceAll('\0', '').slice(0, 100) };
}
