-- The rows of a database of the first version (commit 90b8adb): accounts, messages, projects, files, as they were filled in
-- through its API and written down by pg_dump, and the notes of its ten migrations, without their texts. Its secrets were
-- made for it and thrown away. What it lies in, first-version.ts makes.
INSERT INTO app_private.inbox_log OVERRIDING SYSTEM VALUE VALUES
	(1, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'opened', '51901299-6667-474b-8948-7921de69783b', '{}', '2026-11-23 14:59:46.367828+00'),
	(2, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'caretaker_changed', '51901299-6667-474b-8948-7921de69783b', '{"to": "ecf89a70-9868-437b-9b15-6fb10d7a1c27", "from": null}', '2026-11-23 14:59:46.400986+00'),
	(3, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'state_changed', '51901299-6667-474b-8948-7921de69783b', '{"to": "waiting", "from": "new"}', '2026-11-23 14:59:46.400986+00'),
	(4, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'note_added', '51901299-6667-474b-8948-7921de69783b', '{"noteId": "d4306db8-d805-4976-bec3-f6fb41887fe7"}', '2026-11-23 14:59:46.428548+00'),
	(5, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'replied', '51901299-6667-474b-8948-7921de69783b', '{"replyId": "6d09d730-7e52-46cf-bdb1-e33d20707a82"}', '2026-11-23 14:59:46.445879+00'),
	(6, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'deleted', '3878c678-aabf-4366-9cf1-7252f4ad0582', '{}', '2026-11-23 14:59:46.475964+00');
INSERT INTO app_private.mail_outbox VALUES
	('ca44faf4-9922-4730-b711-00b0bfd67b33', 'message', '3878c678-aabf-4366-9cf1-7252f4ad0582', '<96b20ba3-ff8e-4562-bec9-f61127bdcba1@example.org>', 'Jonas Weber über Ecosystem', 'jonas@example.net', 'Eine Frage stellen: Jonas Weber (EC-QXX2-FRT5)', 'Jonas Weber schreibt:

Gibt es beim Treffen am Samstag einen ruhigen Raum für Kinder?

———

Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an jonas@example.net. Vermerke sie dann bitte im Posteingang.

Grund: Eine Frage stellen
Seite: /de/contact
Sprache: Deutsch
Nummer: EC-QXX2-FRT5
', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Eine Frage stellen: Jonas Weber (EC-QXX2-FRT5)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>Jonas Weber schreibt:</p>
<blockquote lang="de" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">Gibt es beim Treffen am Samstag einen ruhigen Raum für Kinder?</blockquote>
<p>Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an jonas@example.net. Vermerke sie dann bitte im Posteingang.</p>
<p>Grund: <strong>Eine Frage stellen</strong><br>
Seite: <strong>/de/contact</strong><br>
Sprache: <strong>Deutsch</strong><br>
Nummer: <strong>EC-QXX2-FRT5</strong></p>
</body>
</html>
', 1, '2026-11-23 14:59:46.192111+00', NULL, NULL, NULL, '2026-11-23 14:59:46.252208+00', '2026-11-23 14:59:46.192111+00', NULL, NULL, NULL, NULL),
	('082a06db-8e3a-4f0b-a3d0-af2eb2e3cb09', 'message', '51901299-6667-474b-8948-7921de69783b', '<4243cbd0-436e-4ed2-b347-31e76715ca7d@example.org>', 'Mara Lind über Ecosystem', 'mara@example.net', 'Eine Frage stellen: Mara Lind (EC-97PT-KCEA)', 'Mara Lind schreibt:

Is there a quiet room at the meeting on Saturday?

———

Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an mara@example.net. Vermerke sie dann bitte im Posteingang.

Grund: Eine Frage stellen
Seite: /contact
Sprache: Englisch
Nummer: EC-97PT-KCEA
', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Eine Frage stellen: Mara Lind (EC-97PT-KCEA)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>Mara Lind schreibt:</p>
<blockquote lang="en" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">Is there a quiet room at the meeting on Saturday?</blockquote>
<p>Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an mara@example.net. Vermerke sie dann bitte im Posteingang.</p>
<p>Grund: <strong>Eine Frage stellen</strong><br>
Seite: <strong>/contact</strong><br>
Sprache: <strong>Englisch</strong><br>
Nummer: <strong>EC-97PT-KCEA</strong></p>
</body>
</html>
', 1, '2026-11-23 14:59:46.150118+00', NULL, NULL, NULL, '2026-11-23 14:59:46.205559+00', '2026-11-23 14:59:46.150118+00', NULL, NULL, NULL, NULL),
	('5823ffdc-5b1f-49a6-87c2-5a75431acd23', 'message', '287f3327-58be-470f-9b5c-df964d64ab9e', '<ad662fb2-80b0-402f-bfb5-a0459ae9762b@example.org>', 'A visitor über Ecosystem', 'visitor@example.net', 'Something else, with O''Brien; and "quotes": A visitor (EC-2QHV-WMRU)', 'A visitor schreibt:

Zeile eins
Zeile zwei \ mit Rückstrich

———

Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an visitor@example.net. Vermerke sie dann bitte im Posteingang.

Grund: Something else, with O''Brien; and "quotes"
Sprache: Deutsch
Nummer: EC-2QHV-WMRU
', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Something else, with O&#39;Brien; and &quot;quotes&quot;: A visitor (EC-2QHV-WMRU)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>A visitor schreibt:</p>
<blockquote lang="de" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">Zeile eins<br>
Zeile zwei \ mit Rückstrich</blockquote>
<p>Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an visitor@example.net. Vermerke sie dann bitte im Posteingang.</p>
<p>Grund: <strong>Something else, with O&#39;Brien; and &quot;quotes&quot;</strong><br>
Sprache: <strong>Deutsch</strong><br>
Nummer: <strong>EC-2QHV-WMRU</strong></p>
</body>
</html>
', 1, '2026-11-23 14:59:46.254009+00', NULL, NULL, NULL, '2026-11-23 14:59:46.347616+00', '2026-11-23 14:59:46.254009+00', NULL, NULL, NULL, NULL),
	('14208aa3-f1eb-4ce6-a32d-46b2b0adf23c', 'reply', '51901299-6667-474b-8948-7921de69783b', '<50b4e17d-7894-41b7-9167-61d359956900@example.org>', 'Ecosystem', 'hello+EC-97PT-KCEA@example.org', 'Our answer: Ask a question (EC-97PT-KCEA)', 'Yes, the room behind the kitchen.

———

On 23 November 2026 you wrote to us:
> Is there a quiet room at the meeting on Saturday?

———

Do you want to write back? Then reply to this mail.
The number of your message: EC-97PT-KCEA
Here you can see at any time how far your message is. You need no account for it:
http://localhost:3000/status/5037a3822a6124cee249499f07fd14ee
Ecosystem
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Our answer: Ask a question (EC-97PT-KCEA)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>Yes, the room behind the kitchen.</p>
<hr>
<p>On 23 November 2026 you wrote to us:</p>
<blockquote style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">Is there a quiet room at the meeting on Saturday?</blockquote>
<hr>
<p>Do you want to write back? Then reply to this mail.<br>
The number of your message: EC-97PT-KCEA</p>
<p>Here you can see at any time how far your message is. You need no account for it:<br>
<a href="http://localhost:3000/status/5037a3822a6124cee249499f07fd14ee">http://localhost:3000/status/5037a3822a6124cee249499f07fd14ee</a></p>
<p>Ecosystem</p>
</body>
</html>
', 1, '2026-11-23 14:59:46.445879+00', NULL, NULL, NULL, '2026-11-23 14:59:46.476181+00', '2026-11-23 14:59:46.445879+00', 'mara@example.net', NULL, '6d09d730-7e52-46cf-bdb1-e33d20707a82', NULL),
	('36814726-cd6a-468d-ac4b-6665ce27345c', 'message', '119f8be0-cc45-4bc8-82e8-dde79cf1e5d3', '<e101a336-1957-4275-bb71-4bb0c35db647@example.org>', 'Jemand ohne Namen über Ecosystem', NULL, 'Rückmeldung zu einer Seite: Jemand ohne Namen (EC-ADMY-LJVS)', 'Jemand ohne Namen schreibt:

The page helped me.

———

Jemand ohne Namen hat keine E-Mail-Adresse angegeben. Du kannst nicht antworten.

Grund: Rückmeldung zu einer Seite
Seite: /toolkit
Sprache: Englisch
Nummer: EC-ADMY-LJVS
', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Rückmeldung zu einer Seite: Jemand ohne Namen (EC-ADMY-LJVS)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>Jemand ohne Namen schreibt:</p>
<blockquote lang="en" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">The page helped me.</blockquote>
<p>Jemand ohne Namen hat keine E-Mail-Adresse angegeben. Du kannst nicht antworten.</p>
<p>Grund: <strong>Rückmeldung zu einer Seite</strong><br>
Seite: <strong>/toolkit</strong><br>
Sprache: <strong>Englisch</strong><br>
Nummer: <strong>EC-ADMY-LJVS</strong></p>
</body>
</html>
', 1, '2026-11-23 14:59:46.233596+00', NULL, NULL, NULL, '2026-11-23 14:59:46.256668+00', '2026-11-23 14:59:46.233596+00', NULL, NULL, NULL, NULL),
	('091321ed-1efe-4cae-86af-6235283b1c01', 'message', '7833a52c-7201-4043-911c-544205fa0c23', '<969bdcc0-8c51-423c-9535-6191c26aa3ab@example.org>', 'Finder über Ecosystem', 'finder@example.net', 'Find the Lost: Fundmeldung: Finder (EC-3267-FYVV)', 'Finder schreibt:

A blue scarf beside the bench.

———

Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an finder@example.net. Vermerke sie dann bitte im Posteingang.
Ein Foto hängt an.

Grund: Find the Lost: Fundmeldung
Seite: /find-the-lost
Sprache: Englisch
Nummer: EC-3267-FYVV
', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Find the Lost: Fundmeldung: Finder (EC-3267-FYVV)</title></head>
<body style="font-family: sans-serif; font-size: 17px; line-height: 1.6; max-width: 40em; color: #000; background: #fff">
<p>Finder schreibt:</p>
<blockquote lang="en" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">A blue scarf beside the bench.</blockquote>
<p>Bitte antworte im Posteingang auf unserer Website (/de/team/inbox): Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an finder@example.net. Vermerke sie dann bitte im Posteingang.<br>
Ein Foto hängt an.</p>
<p>Grund: <strong>Find the Lost: Fundmeldung</strong><br>
Seite: <strong>/find-the-lost</strong><br>
Sprache: <strong>Englisch</strong><br>
Nummer: <strong>EC-3267-FYVV</strong></p>
</body>
</html>
', 1, '2026-11-23 14:59:46.342155+00', NULL, NULL, NULL, '2026-11-23 14:59:46.387695+00', '2026-11-23 14:59:46.342155+00', NULL, NULL, NULL, NULL);
INSERT INTO app_private.message_notes VALUES
	('d4306db8-d805-4976-bec3-f6fb41887fe7', '51901299-6667-474b-8948-7921de69783b', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'Ask who has the key.', '2026-11-23 14:59:46.428548+00');
INSERT INTO app_private.message_replies VALUES
	('6d09d730-7e52-46cf-bdb1-e33d20707a82', '51901299-6667-474b-8948-7921de69783b', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'Yes, the room behind the kitchen.', '2026-11-23 14:59:46.445879+00');
INSERT INTO app_private.messages OVERRIDING SYSTEM VALUE VALUES
	('119f8be0-cc45-4bc8-82e8-dde79cf1e5d3', 'EC-ADMY-LJVS', NULL, 'Anonymous', 'anonymous@feedback.invalid', 'feedback', 'Feedback on a page', 'The page helped me.', NULL, '/toolkit', 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.233596+00', 'new', NULL, NULL, NULL, NULL, 'a3bead0574e4dfda58a2858e498ccf80', NULL, 'sent', 3, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('b7b19dfe-918d-4fa9-b148-49ec8293d1d8', 'EC-MX7D-EV9A', NULL, 'Robot', 'robot@example.net', 'question', 'Ask a question', 'Buy cheap watches now', NULL, NULL, 'en', NULL, NULL, NULL, 'honeypot', NULL, '2026-11-23 14:59:46.275524+00', 'new', NULL, NULL, NULL, NULL, '2d9e87b17b88f548dd85ca493f40d79a', NULL, 'none', 5, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('287f3327-58be-470f-9b5c-df964d64ab9e', 'EC-2QHV-WMRU', NULL, 'A visitor', 'visitor@example.net', NULL, 'Something else, with O''Brien; and "quotes"', 'Zeile eins
Zeile zwei \ mit Rückstrich', NULL, NULL, 'de', NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.254009+00', 'new', NULL, NULL, NULL, NULL, 'ce45191440dc08dd09958840f41f8767', NULL, 'sent', 4, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('7833a52c-7201-4043-911c-544205fa0c23', 'EC-3267-FYVV', NULL, 'Finder', 'finder@example.net', 'find-the-lost', 'Find the Lost', 'A blue scarf beside the bench.', NULL, '/find-the-lost', 'en', 'email', '\xffd8ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc00011080008000803012200021101031101ffc40014000100000000000000000000000000000000ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000607ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0000a186bfffd9', 'image/jpeg', NULL, NULL, '2026-11-23 14:59:46.342155+00', 'new', NULL, NULL, NULL, NULL, '9c86c271092bb7cd02e7a079b3578d58', NULL, 'sent', 6, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('51901299-6667-474b-8948-7921de69783b', 'EC-97PT-KCEA', '7b8ee5a0-c523-4057-ad16-5531e94a77df', 'Mara Lind', 'mara@example.net', 'question', 'Ask a question', 'Is there a quiet room at the meeting on Saturday?', NULL, '/contact', 'en', 'email', NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.150118+00', 'done', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '2026-11-23 14:59:46.367828+00', '2026-11-23 14:59:46.445879+00', NULL, '5037a3822a6124cee249499f07fd14ee', NULL, 'sent', 1, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('3878c678-aabf-4366-9cf1-7252f4ad0582', 'EC-QXX2-FRT5', 'df998330-afe1-4297-9bef-efdd07c84ee1', 'Jonas Weber', 'jonas@example.net', 'question', 'Eine Frage stellen', 'Gibt es beim Treffen am Samstag einen ruhigen Raum für Kinder?', NULL, '/de/contact', 'de', 'email', NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.192111+00', 'new', NULL, NULL, NULL, NULL, 'fc08a8c81913e54aa00e753f9bbef013', '2026-11-23 14:59:46.475964+00', 'sent', 2, DEFAULT, DEFAULT, DEFAULT, DEFAULT);
INSERT INTO auth.audit_log_entries VALUES
	(NULL, 'aec4cbe6-b436-48b8-b79d-975ac0d2e05f', '{"action": "user_signedup", "traits": {"user_id": "ecf89a70-9868-437b-9b15-6fb10d7a1c27", "provider": "email"}, "actor_id": null}', '2026-11-23 14:59:45.825262+00', ''),
	(NULL, 'f1114fb4-b1db-4c4b-bb5a-4f0404d91114', '{"action": "user_signedup", "traits": {"user_id": "36f8bd4f-1400-4d82-9939-b6a060ea60a2", "provider": "email"}, "actor_id": null}', '2026-11-23 14:59:45.947509+00', ''),
	(NULL, '8c880590-af9a-422c-b4cb-b58d1b17db66', '{"action": "user_signedup", "traits": {"user_id": "08f3c834-09ba-409e-b8b3-973658f84136", "provider": "email"}, "actor_id": null}', '2026-11-23 14:59:45.994567+00', ''),
	(NULL, '80dc1452-d6b8-4d01-891f-79d3b5b97223', '{"action": "login", "traits": {"provider": "email"}, "actor_id": "ecf89a70-9868-437b-9b15-6fb10d7a1c27"}', '2026-11-23 14:59:46.035463+00', ''),
	(NULL, '589e5d78-6fd6-4ca2-b7af-db810f77e1f6', '{"action": "login", "traits": {"provider": "email"}, "actor_id": "36f8bd4f-1400-4d82-9939-b6a060ea60a2"}', '2026-11-23 14:59:46.068478+00', ''),
	(NULL, '7085d190-317b-4f40-b808-9a4f36d751d5', '{"action": "login", "traits": {"provider": "email"}, "actor_id": "08f3c834-09ba-409e-b8b3-973658f84136"}', '2026-11-23 14:59:46.09342+00', ''),
	(NULL, 'd80ed3dc-fda1-4aa2-a7dd-ea252a650f5e', '{"action": "user_confirmation_requested", "traits": {"provider": "email"}, "actor_id": "aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6"}', '2026-11-23 14:59:46.341617+00', ''),
	(NULL, '878d1a00-d980-42f1-8b7d-8b8c102e6267', '{"action": "factor_in_progress", "traits": {"factor_id": "eacfd731-4767-4595-b5b4-a7c4d9260b44", "session_id": "99dda9b6-c361-44f7-ac63-e1b89c593351"}, "actor_id": "36f8bd4f-1400-4d82-9939-b6a060ea60a2"}', '2026-11-23 14:59:46.653695+00', '');
INSERT INTO auth.identities VALUES
	('de3b5e8f-e649-439a-9eef-43fc7b504863', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '{"sub": "ecf89a70-9868-437b-9b15-6fb10d7a1c27", "email": "ada@example.org", "email_verified": true, "phone_verified": false}', 'email', NULL, '2026-11-23 14:59:45.825262+00', '2026-11-23 14:59:45.825262+00', DEFAULT),
	('77fbd049-412a-4284-abec-3979e16466ea', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', '{"sub": "36f8bd4f-1400-4d82-9939-b6a060ea60a2", "email": "ben@example.org", "email_verified": true, "phone_verified": false}', 'email', NULL, '2026-11-23 14:59:45.947509+00', '2026-11-23 14:59:45.947509+00', DEFAULT),
	('6ea43656-7fcd-4c86-926a-03393f6a74ac', '08f3c834-09ba-409e-b8b3-973658f84136', '08f3c834-09ba-409e-b8b3-973658f84136', '{"sub": "08f3c834-09ba-409e-b8b3-973658f84136", "email": "cleo@example.org", "email_verified": true, "phone_verified": false}', 'email', NULL, '2026-11-23 14:59:45.994567+00', '2026-11-23 14:59:45.994567+00', DEFAULT),
	('58ce6bbf-1d4c-44e6-817b-dc7ee0e9703e', 'aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6', 'aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6', '{"sub": "aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6", "email": "dora@example.org", "email_verified": false, "phone_verified": false}', 'email', NULL, '2026-11-23 14:59:46.341617+00', '2026-11-23 14:59:46.341617+00', DEFAULT);
INSERT INTO auth.mfa_amr_claims VALUES
	('f130db71-3e2c-478a-a15b-49c7c91453ab', 'd3af5426-7698-4f22-8948-428d0aab6986', '2026-11-23 14:59:46.035463+00', '2026-11-23 14:59:46.035463+00', 'password'),
	('2ccbc572-1989-437b-b4f1-f28a264d0dfc', '99dda9b6-c361-44f7-ac63-e1b89c593351', '2026-11-23 14:59:46.068478+00', '2026-11-23 14:59:46.068478+00', 'password'),
	('7cfcc77a-7ec7-4aea-b7bf-d53b70eb92f5', 'd0083186-4aee-48d6-a4b8-403b5e050287', '2026-11-23 14:59:46.09342+00', '2026-11-23 14:59:46.09342+00', 'password');
INSERT INTO auth.mfa_factors VALUES
	('eacfd731-4767-4595-b5b4-a7c4d9260b44', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', 'phone', 'totp', 'unverified', '2026-11-23 14:59:46.653695+00', '2026-11-23 14:59:46.653695+00', 'v1.FQFHqj9Ji0yzzbdd8s-w_PB1w9VRtzV37UMy59eH6PiBKmU4ul48Ek_uJVWKd2T_vExfaWVJgDnDTUdF', NULL, NULL, NULL);
INSERT INTO auth.one_time_tokens VALUES
	('5938193c-d939-4170-a5b8-da38672f4788', 'aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6', 'confirmation_token', '9c3a6b730cfaf85ee74649b2619a4841c03a5ee45c15a5e6bef4d341709db980', 'dora@example.org', '2026-11-23 14:59:46.341617', '2026-11-23 14:59:46.341617', 'WhLgS-KkFKp2YFmySdVNkr-hJcuc6L8duvh3VYDOqjw', 0, '2026-11-23 15:14:46.351+00', '$argon2id$v=19$m=19456,t=2,p=1$vgISO6mitSyIYfp0u0ijZQ$3BYwRIE6UuSzZNHc8GUZ0JCo6IVsKyvWOT2uaHl6EA4', NULL);
INSERT INTO auth.refresh_tokens VALUES
	(NULL, 1, 'a9b1c617b13daa56fd26e272a1b57856d74c6c2ddf2e630048bd09ec19487dd8', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', false, '2026-11-23 14:59:46.035463+00', '2026-11-23 14:59:46.035463+00', NULL, 'd3af5426-7698-4f22-8948-428d0aab6986'),
	(NULL, 2, 'b207e0f4d58e885b35f8c18d204a987b15a91ea1ec9ee5e33a08df1d82d7d8ae', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', false, '2026-11-23 14:59:46.068478+00', '2026-11-23 14:59:46.068478+00', NULL, '99dda9b6-c361-44f7-ac63-e1b89c593351'),
	(NULL, 3, '6a5f81a88b320812db6e741dc307dec20b0802a0573e89db3a16e00f1120aeb8', '08f3c834-09ba-409e-b8b3-973658f84136', false, '2026-11-23 14:59:46.09342+00', '2026-11-23 14:59:46.09342+00', NULL, 'd0083186-4aee-48d6-a4b8-403b5e050287');
INSERT INTO auth.schema_migrations VALUES
	('20261121150000', NULL, 'accounts', '012db55e734874d9d6d6ffa9226128ca9513a0e645712f020df773a15422916a'),
	('20261121160000', NULL, 'what_policies_ask', '2c388ce02d22f4169e6a7030b18e507e17facce28993b15ea9c734ede7f1946f');
INSERT INTO auth.sessions VALUES
	('d3af5426-7698-4f22-8948-428d0aab6986', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '2026-11-23 14:59:46.035463+00', '2026-11-23 14:59:46.035463+00', NULL, 'aal1', NULL, '2026-11-23 14:59:46.035463', 'node', NULL, NULL),
	('99dda9b6-c361-44f7-ac63-e1b89c593351', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', '2026-11-23 14:59:46.068478+00', '2026-11-23 14:59:46.068478+00', NULL, 'aal1', NULL, '2026-11-23 14:59:46.068478', 'node', NULL, NULL),
	('d0083186-4aee-48d6-a4b8-403b5e050287', '08f3c834-09ba-409e-b8b3-973658f84136', '2026-11-23 14:59:46.09342+00', '2026-11-23 14:59:46.09342+00', NULL, 'aal1', NULL, '2026-11-23 14:59:46.09342', 'node', NULL, NULL);
INSERT INTO auth.signing_keys VALUES
	('1a5eada3-9075-42e7-bec2-41a5d075a2bb', '{"x": "ormriU697Ceb1cQbjpxT8BH0q27_N8NscWrt3OnUKAc", "y": "AZvL-5McBjXvKAmknt9y7IwUZK_7Eo4CfhHLyOLrzIk", "crv": "P-256", "kty": "EC"}', 'v1.UuPXb0fEXaehLNpfPcXhGVJjb_H5UAkpL4vS9_hJmWVDcDV4HoIes9Dngc6Sf46HRV1O8tr0E-j2Jj-c3r3tq4SljjaE7Xv_5vrGaNUUqNHe7voRyGtVyT33yGPS96fmg4wnFVVzib5mI4t19w_GjMazT_Ii0GEcsfcxTIbWZbLSgcka5kLtEyiyoi4SbxdhWG6QTR_nOOxO6zexb_XKH8oCVv_Redo8PA-Mwz3hX4clkeBQMJW7D3npOayOrMdyQ89HVm3eCf53bxs5', '2026-11-23 14:59:45.279342+00');
INSERT INTO auth.users VALUES
	(NULL, 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'authenticated', 'authenticated', 'ada@example.org', '$argon2id$v=19$m=19456,t=2,p=1$7PObgiPq7orAFgqaSLj4QA$1a8AcmQ+jhERzaFFjPXj1ALg1M+nXNOAD17ruW4tYaU', '2026-11-23 14:59:45.825262+00', NULL, '', NULL, '', NULL, '', '', NULL, '2026-11-23 14:59:46.035463+00', '{"role": "team", "provider": "email", "providers": ["email"]}', '{"name": "Ada"}', NULL, '2026-11-23 14:59:45.825262+00', '2026-11-23 14:59:46.035463+00', NULL, NULL, '', '', NULL, DEFAULT, '', 0, NULL, '', NULL, false, NULL, false),
	(NULL, '36f8bd4f-1400-4d82-9939-b6a060ea60a2', 'authenticated', 'authenticated', 'ben@example.org', '$argon2id$v=19$m=19456,t=2,p=1$tMbtxnWl2zm///umc1rNQw$y7W/UG+fVdziTS1JIGpei+dKVsYPCpDaCLAcHgrFsfI', '2026-11-23 14:59:45.947509+00', NULL, '', NULL, '', NULL, '', '', NULL, '2026-11-23 14:59:46.068478+00', '{"role": "admin", "provider": "email", "providers": ["email"]}', '{"name": "Ben"}', NULL, '2026-11-23 14:59:45.947509+00', '2026-11-23 14:59:46.068478+00', NULL, NULL, '', '', NULL, DEFAULT, '', 0, NULL, '', NULL, false, NULL, false),
	(NULL, '08f3c834-09ba-409e-b8b3-973658f84136', 'authenticated', 'authenticated', 'cleo@example.org', '$argon2id$v=19$m=19456,t=2,p=1$z89uwQ0xAOsZil2kl9jd9A$sRQsEUb/9zwxsR7GOXS4JhH4KKPPLj29T6y6s4Qy3mY', '2026-11-23 14:59:45.994567+00', NULL, '', NULL, '', NULL, '', '', NULL, '2026-11-23 14:59:46.09342+00', '{"provider": "email", "providers": ["email"]}', '{"name": "Cleo"}', NULL, '2026-11-23 14:59:45.994567+00', '2026-11-23 14:59:46.09342+00', NULL, NULL, '', '', NULL, DEFAULT, '', 0, NULL, '', NULL, false, NULL, false),
	(NULL, 'aaa5e70e-923c-43bb-bd17-cfcd1a4de2d6', 'authenticated', 'authenticated', 'dora@example.org', NULL, NULL, NULL, '', '2026-11-23 14:59:46.341617+00', '', NULL, '', '', NULL, NULL, '{"provider": "email", "providers": ["email"]}', '{}', NULL, '2026-11-23 14:59:46.341617+00', '2026-11-23 14:59:46.341617+00', NULL, NULL, '', '', NULL, DEFAULT, '', 0, NULL, '', NULL, false, NULL, false);
INSERT INTO public.project_drafts VALUES
	('14c01c22-29e5-4350-9644-69315de97d24', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', '{"title": "Quiet breakfast, outside"}', '2026-11-23 14:59:46.558435+00', '2026-11-23 14:59:46.620643+00');
INSERT INTO public.project_versions OVERRIDING SYSTEM VALUE VALUES
	(1, '14c01c22-29e5-4350-9644-69315de97d24', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '{"slug": "quiet-breakfast", "tags": ["Community"], "title": "Quiet breakfast", "summary": "Coffee and few words.", "tags_de": ["Gemeinschaft"], "gradient": "from-sage to-sky", "title_de": "Ruhiges Frühstück", "cover_alt": "Two cups", "cover_path": "breakfast.png", "summary_de": "Kaffee und wenige Worte.", "description": "Every first Sunday.", "cover_alt_de": "Zwei Tassen", "description_de": "Jeden ersten Sonntag.", "background_color": null}', false, '2026-11-23 14:59:46.558435+00'),
	(2, '14c01c22-29e5-4350-9644-69315de97d24', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '{"slug": "quiet-breakfast", "tags": ["Community"], "title": "Quiet breakfast", "summary": "Coffee and few words.", "tags_de": ["Gemeinschaft"], "gradient": "from-sage to-sky", "title_de": "Ruhiges Frühstück", "cover_alt": "Two cups", "cover_path": "breakfast.png", "summary_de": "Kaffee und wenige Worte.", "description": "Every first Sunday.", "cover_alt_de": "Zwei Tassen", "description_de": "Jeden ersten Sonntag.", "background_color": null}', true, '2026-11-23 14:59:46.583011+00'),
	(3, 'c8a130d1-8bed-4dcb-b652-8a9c441060a2', '08f3c834-09ba-409e-b8b3-973658f84136', '{"slug": null, "tags": null, "title": "Board games", "summary": "For two to four", "tags_de": null, "gradient": null, "title_de": null, "cover_alt": null, "cover_path": null, "summary_de": null, "description": null, "cover_alt_de": null, "description_de": null, "background_color": null}', false, '2026-11-23 14:59:46.596798+00'),
	(4, '7380a743-53ab-4278-a259-bf92c51458bb', '36f8bd4f-1400-4d82-9939-b6a060ea60a2', '{"slug": null, "tags": null, "title": "A plan nobody sees yet", "summary": null, "tags_de": null, "gradient": null, "title_de": null, "cover_alt": null, "cover_path": null, "summary_de": null, "description": null, "cover_alt_de": null, "description_de": null, "background_color": null}', false, '2026-11-23 14:59:46.610659+00');
INSERT INTO public.projects VALUES
	('14c01c22-29e5-4350-9644-69315de97d24', 'Quiet breakfast', 'Every first Sunday.', 'Coffee and few words.', 'quiet-breakfast', '{Community}', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'from-sage to-sky', NULL, 'Ruhiges Frühstück', 'Jeden ersten Sonntag.', 'Kaffee und wenige Worte.', '{Gemeinschaft}', 'breakfast.png', 'Two cups', 'Zwei Tassen', '2026-11-23 14:59:46.575+00', '2026-11-23 14:59:46.558435+00', '2026-11-23 14:59:46.583011+00'),
	('c8a130d1-8bed-4dcb-b652-8a9c441060a2', 'Board games', NULL, 'For two to four', NULL, NULL, '08f3c834-09ba-409e-b8b3-973658f84136', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.596798+00', '2026-11-23 14:59:46.596798+00'),
	('7380a743-53ab-4278-a259-bf92c51458bb', 'A plan nobody sees yet', NULL, NULL, NULL, NULL, '36f8bd4f-1400-4d82-9939-b6a060ea60a2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:59:46.610659+00', '2026-11-23 14:59:46.610659+00');
INSERT INTO storage.buckets VALUES
	('project_assets', 'project_assets', NULL, NULL, '2026-11-23 14:59:46.487999+00', '2026-11-23 14:59:46.487999+00', true, false, NULL, NULL, 'STANDARD');
INSERT INTO storage.objects VALUES
	('78399bda-c87b-447f-95a9-a348684c3f09', 'project_assets', 'breakfast.png', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', 'ecf89a70-9868-437b-9b15-6fb10d7a1c27', '2026-11-23 14:59:46.511825+00', '2026-11-23 14:59:46.511825+00', '2026-11-23 14:59:46.511825+00', '{"eTag": "\"f829b914fc47cfc9c0747c119c27cf1b\"", "size": 70, "mimetype": "image/png", "cacheControl": "max-age=3600", "lastModified": "2026-11-23T14:59:46.510Z", "contentLength": 70, "httpStatusCode": 200}', DEFAULT, 'ef88c56a-71a0-4964-9fb6-b156a48200d8', NULL),
	('567e7db2-5edb-463c-9931-b6415493387e', 'project_assets', '08f3c834-09ba-409e-b8b3-973658f84136/draft.png', '08f3c834-09ba-409e-b8b3-973658f84136', '08f3c834-09ba-409e-b8b3-973658f84136', '2026-11-23 14:59:46.53359+00', '2026-11-23 14:59:46.53359+00', '2026-11-23 14:59:46.53359+00', '{"eTag": "\"f829b914fc47cfc9c0747c119c27cf1b\"", "size": 70, "mimetype": "image/png", "cacheControl": "max-age=3600", "lastModified": "2026-11-23T14:59:46.532Z", "contentLength": 70, "httpStatusCode": 200}', DEFAULT, '69717eba-7a24-4d17-8b53-ccfedfdcd61a', NULL);
INSERT INTO storage.schema_migrations VALUES
	('20261121180000', NULL, 'storage', '866800e2bc60a3cdaffc06a24b8eddd60e98846c8f707a4f59021932a232f0a8');
INSERT INTO supabase_migrations.schema_migrations VALUES
	('20261120190000', NULL, 'messages_and_outbox', '5be8106668826b153aed2d37d790a239c6ad453d1dadd7d086b17897ad24db3f'),
	('20261121140000', NULL, 'mails_to_others', '67c6c87b471f7018c98270bfe829b9d36cf24b9408a8fb49f57078755c5e625d'),
	('20261121160100', NULL, 'projects', 'c40b616e0708db20250308e718924ba7eadb696ba9f6856a1cb8fa8a098e4f36'),
	('20261121180500', NULL, 'storage_policies', '3ec9892249334e88939fe22df8f0f280dc15691f7077e65fa920b4ac4f84908c'),
	('20261121190000', NULL, 'inbox', '8c27b5c0cd4a575e4e8677c803a37d2929457adeeca980068b662ceccf943501'),
	('20261121200000', NULL, 'project_drafts_and_versions', '9389fa6082055f3598ad2dce3d79d49efd20ce1ccd170b864c205ced0f16e3b3'),
	('20261121210000', NULL, 'what_owners_may_not', 'e2566ccce0259f2a591b49f7a97b640a48d5b0da359e606fd484ab71be3e63c4');
SELECT pg_catalog.setval('app_private.inbox_log_id_seq', 6, true);
SELECT pg_catalog.setval('app_private.messages_number_seq', 6, true);
SELECT pg_catalog.setval('auth.refresh_tokens_id_seq', 3, true);
SELECT pg_catalog.setval('public.project_versions_id_seq', 4, true);
