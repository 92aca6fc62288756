import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Each migration as it is applied in databases somewhere. What has to change becomes a new file, whose line is added here.
const frozen: Readonly<Record<string, string>> = {
  'server/auth/migrations/20261121170000_accounts.sql': '00bdec0092795217',
  'server/auth/migrations/20261128100000_when_an_app_counts.sql': '46d6371d9ca0ce3d',
  'server/realtime/migrations/20261123120000_realtime.sql': '2ef4eed0acc4707d',
  'server/realtime/migrations/20261123130000_rows_are_told.sql': '1961e62cc259aa22',
  'server/realtime/migrations/20261124130200_relayed.sql': 'c4df4e6c76bb41c8',
  'server/storage/migrations/20261121180000_storage.sql': '866800e2bc60a3cd',
  'server/storage/migrations/20261122110000_published_pictures_stay.sql': 'a2da03e2d9cd7fc5',
  'server/storage/migrations/20261122120000_functions.sql': '309fe2e038456ebe',
  'server/storage/migrations/20261124130000_pieces.sql': 'a40889dde2cc3f93',
  'supabase/migrations/20261121220000_messages.sql': '0218e8a22213daa0',
  'supabase/migrations/20261121220100_projects.sql': '6adecdf632ba4329',
  'supabase/migrations/20261121220200_files_of_projects.sql': 'e94ca414aa425633',
  'supabase/migrations/20261122110000_rights_of_the_team.sql': 'b505c8c1fc5260c1',
  'supabase/migrations/20261122120000_functions_of_the_site.sql': '327b6a428bcc517b',
  'supabase/migrations/20261122130000_messages_told_together.sql': '41069ce25dfd15f2',
  'supabase/migrations/20261122140000_what_visitors_ask_of_a_project.sql': 'c11d798a29628b96',
  'supabase/migrations/20261122150000_history_stays.sql': '73ca7f2df58768aa',
  'supabase/migrations/20261122160000_number_and_link_by_mail.sql': 'e8abcb82c2b332a1',
  'supabase/migrations/20261122180000_found_and_lost_things.sql': '8d5c3ec440b15893',
  'supabase/migrations/20261122190000_what_may_belong_together.sql': '15abbf75268e139d',
  'supabase/migrations/20261123120500_what_is_told.sql': '51e72cd24142970e',
  'supabase/migrations/20261123160000_sums.sql': 'd36622d5d807d7f1',
  'supabase/migrations/20261123161500_texts_of_pages.sql': 'c753dbf76b8624fc',
  'supabase/migrations/20261124110000_pictures.sql': 'f28f4454ded740dc',
  'supabase/migrations/20261124120000_previews_of_texts.sql': '1ceb1413779b49ec',
  'supabase/migrations/20261124130100_published_is_told.sql': '772d7696e98bfc60',
  'supabase/migrations/20261124140000_lists_of_pages.sql': 'f60c1f4f8168865e',
  'supabase/migrations/20261124140100_link_checks.sql': 'ebfa7f227b9c2553',
  'supabase/migrations/20261124150000_pictures_of_lists.sql': 'd5d04113280c75df',
  'supabase/migrations/20261125100000_set_up_links.sql': 'd36df5f49de406cf',
  'supabase/migrations/20261125100100_settings.sql': '5eca436bfa3413db',
  'supabase/migrations/20261126100000_mail_and_roles_wait.sql': 'a98eb9eab4068864',
  'supabase/migrations/20261127110000_site_url_waits.sql': '497e40b2b88f79dd',
  'supabase/migrations/20261128100100_first_day.sql': '39f02d5f218153b3',
  'supabase/migrations/20261129100000_mails_underway.sql': 'a2c752f300677b71',
  'supabase/migrations/20261129100100_messages_in_one_go.sql': '5889ca237e49532e',
  'supabase/migrations/20261130100000_messages_in_one_statement.sql': '347bfb8ce1d9bfd2',
  'supabase/migrations/20261201100000_projects_keep_their_id.sql': 'a0298abf9e6146a5',
  'supabase/migrations/20261202100000_mails_as_files.sql': '9caff919a5c8c79d',
  'supabase/migrations/20261203100000_doubts_about_the_clock.sql': '20f302043096df87',
  'supabase/migrations/20261203110000_addresses_of_drafts_stay_unknown.sql': 'c5c6dabf2bb032f2',
  'supabase/migrations/20261204100000_drafts_of_who_left.sql': '9eba8daac9d21929',
  'supabase/migrations/20261204100100_codes_that_ended.sql': 'ccd2ba7ac04e522f',
  'supabase/migrations/20261205100000_one_way_to_store_messages.sql': 'f32af212b45d7697',
  'supabase/migrations/20261206100000_carried_pictures_are_the_teams.sql': '697869eac571b4fc',
  'supabase/migrations/20261207100000_mails_of_days_to_come.sql': 'ee8d1792c8a71ff7',
};

const sumOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);

test('no migration is changed, renamed or taken away once it is here (docs/decisions/050-one-file-for-each-schema.md)', () => {
  const found = globSync('{server/*,supabase}/migrations/*.sql').map((file) => file.replaceAll('\\', '/'));
  expect(Object.fromEntries(found.map((file) => [file, sumOf(file)]))).toEqual(frozen);
});
