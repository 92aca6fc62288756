const aboutText = { key: 'help-now#helpWords.lead' };
const id = '00000000-0000-4000-8000-000000000000';
const redirect = { redirect_to: 'http://localhost/account' };
const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 's256' };
const paging = { page: '1', per_page: '10' };

/** What each call reads from its address, as somebody would send it: as with the bodies of `right-bodies.ts`. */
export const rightQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /auth/v1/admin/audit': { query: 'action:login', ...paging },
  'GET /auth/v1/admin/users': { filter: 'example', ...paging },
  'GET /auth/v1/authorize': { provider: 'google', ...challenge, ...redirect },
  'GET /auth/v1/callback': { state: id, code: id, error: 'access_denied', error_description: 'No' },
  'POST /auth/v1/logout': { scope: 'others' },
  'POST /auth/v1/otp': redirect,
  'POST /auth/v1/recover': redirect,
  'POST /auth/v1/signup': redirect,
  'POST /auth/v1/token': { grant_type: 'password' },
  'GET /auth/v1/user/identities/authorize': { provider: 'google', ...challenge, ...redirect },
  'GET /auth/v1/verify': { type: 'signup', token: '123456', ...redirect },
  'GET /functions/v1/inbox/entries': { ids: id },
  'GET /functions/v1/inbox/export': { box: 'spam', q: 'hello', caretaker: 'me', before: '100' },
  'GET /functions/v1/inbox/messages': { box: 'spam', q: 'hello', caretaker: 'me', before: '100' },
  'GET /functions/v1/lists/entry': { key: 'resources/ai-tools#aiTools', id: 'genio-notes' },
  'GET /functions/v1/lists/list': { key: 'resources/ai-tools#aiTools' },
  'GET /functions/v1/message-status': { token: 'a'.repeat(32) },
  'GET /functions/v1/texts/page': { path: '/help-now' },
  'GET /functions/v1/texts/drafts': { path: '/help-now' },
  'GET /functions/v1/texts/text': aboutText,
  'POST /realtime/v1/api/broadcast/{topic}/events/{event}': { private: 'false' },
  'GET /storage/v1/bucket': { limit: '10', offset: '0', sortColumn: 'name', sortOrder: 'asc', search: 'project' },
  'GET /storage/v1/object/public/{bucket}/{name}': { download: 'a.png' },
  'GET /storage/v1/object/sign/{bucket}/{name}': { token: 'a.b.c' },
  'PUT /storage/v1/object/upload/sign/{bucket}/{name}': { token: 'a.b.c' },
};
