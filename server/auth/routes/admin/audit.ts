import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { readPage, setPageHeaders } from '#server/auth/admin/paging.ts';
import { invalid } from '#server/http/refusal.ts';

const scopes = { action: 'action', author: 'actor_id' } as const;

type AuditRow = { id: string; payload: unknown; createdAt: Date };

/** What was noted about accounts, the newest first; `query=action:login` or `query=author:<id>` narrows it down. */
export const adminAudit: AuthRoutes = (app, auth) => {
  app.get('/admin/audit', async (c) => {
    const page = readPage(c);
    const { key, value } = readQuery(c.req.query('query') ?? '');
    const found = auth.sql`
      from auth.audit_log_entries
      where ${value} = '' or position(lower(${value}) in lower(payload ->> ${key})) > 0`;
    const [entries, counted] = await Promise.all([
      auth.sql<AuditRow[]>`
        select id, payload, created_at as "createdAt" ${found}
        order by created_at desc, id limit ${page.limit} offset ${page.offset}`,
      auth.sql<{ total: number }[]>`select count(*)::int as total ${found}`,
    ]);
    setPageHeaders(c, auth.issuer, page, counted[0]?.total ?? 0);
    return c.json(
      entries.map(({ id, payload, createdAt }) => ({
        id,
        payload,
        created_at: createdAt.toISOString(),
        // We keep none.
        ip_address: '',
      })),
    );
  });
};

function readQuery(query: string): { key: string; value: string } {
  if (query === '') return { key: scopes.action, value: '' };
  const [, scope = '', value = ''] = /^(\w+):(.*)$/su.exec(query) ?? [];
  if (!Object.hasOwn(scopes, scope)) throw invalid(`Invalid query scope: ${query.slice(0, 100)}`);
  return { key: scopes[scope as keyof typeof scopes], value: value.replaceAll('\0', '').slice(0, 100) };
}
