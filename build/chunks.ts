/**
 * The files that islands share (docs/decisions/041-early-bytes.md). Apart they would be dozens of small ones, which are
 * compressed badly. What no line names becomes a file by itself where several need it.
 */
export const chunks = [
  // Seldom changes, so that whoever comes back has it.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Also where nothing of React is needed, so it must import none of the others.
  {
    name: 'on-demand',
    test: /\/app\/(browser\/(on-demand|preload)|lib\/(account\/session|backend\/backend|browser\/(bring|kept|page-locale|store)|forms\/draft-memory|messages\/unsent))\.|\/contract\/(words|fill|locale)\.|vite\/preload-helper/u,
  },
  // What every island needs.
  {
    name: 'island',
    test: /\/app\/(islands\/|i18n\/|browser\/hydrate|lib\/(account\/auth|browser\/use-store)\.)|\/content\/frame\/broken/u,
  },
  // What most forms need.
  {
    name: 'form',
    test: /\/app\/ui\/(button|field|icons|outcome|looks|softly|error-summary|begun-text)\.|\/app\/parts\/(draft-note|on-demand-part)\.|\/app\/lib\/(forms\/(drafts|new-id|form-values|use-(form-errors|once|form|draft-form))|browser\/(use-hydrated|moves|use-search|focus-title))\.|\/content\/forms\/(form|draft|answer)\./u,
  },
  {
    name: 'sending',
    test: /\/app\/lib\/(messages\/(send-message|under-way)|browser\/take-focus)\.|\/content\/contact\/(after-sending|sent)\./u,
  },
  {
    name: 'contact',
    test: /\/content\/contact\/contact\.|\/contract\/contact-(fields|reasons)\.|\/features\/contact\/contact\.module/u,
  },
  // How links open something on the page.
  { name: 'opening', test: /\/app\/lib\/browser\/(has-modifier|use-opening)\./u },
  // The rules of what is typed into forms.
  { name: 'fields', test: /\/contract\/(fields|limits|said)\./u },
];
