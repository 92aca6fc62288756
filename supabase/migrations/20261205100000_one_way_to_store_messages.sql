-- One way to store messages: `store_messages`. The one before it was kept for a server of that version beside a newer one
-- (20261130100000_messages_in_one_statement.sql), and nobody calls it any more.
drop function app_private.store_message(jsonb, jsonb, integer);
