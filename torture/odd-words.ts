// Names that some call gives a meaning to.
export const names =
  `name email reason message html id page locale photo thing answer website password token token_hash type
  grant_type refresh_token code code_verifier data phone redirect_to state provider factor_type friendly_name
  challenge_id role app_metadata nonce select order limit offset on_conflict columns and or title published_at
  sql query prefix bucketId sourceKey destinationKey expiresIn paths public transform download cursor key text
  what beganWith number address filter words messages topic event __proto__ constructor toString`.split(/\s+/u);

export const oddWords = [
  '',
  '\u0000',
  '\u202E',
  '\uFFFD',
  "' or 1=1 --",
  '${7*7}',
  'a'.repeat(3000),
  '🏳️‍🌈',
  'fts(english).a & | b',
  '\r\nSet-Cookie: a=b',
  ...`0 -1 1e999 NaN null true [] {} .. ../../etc/passwd % %00 ' ';-- <script>alert(1)</script> {{7*7}} eq.1 in.(1,2
  is.null not.and(a.eq.1) like.*%* password recovery signup totp ada@example.org contact help-now#helpWords.lead
  2026-02-30 9999999999999999999 javascript:alert(1) //example.org de support resources diagnostics pay-example
  thank-you sitemap.xml`.split(/\s+/u),
];
