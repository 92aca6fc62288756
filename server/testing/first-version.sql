-- A database of the first version (commit 90b8adb), filled through its API and written down by pg_dump: accounts, messages,
-- projects, files. Without the texts of the migrations that are noted. Its secrets were made for it and thrown away.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA app_private;
CREATE SCHEMA auth;
CREATE SCHEMA storage;
CREATE SCHEMA supabase_migrations;
CREATE TYPE auth.aal_level AS ENUM (
    'aal1',
    'aal2',
    'aal3'
);
CREATE TYPE auth.code_challenge_method AS ENUM (
    's256',
    'plain'
);
CREATE TYPE auth.factor_status AS ENUM (
    'unverified',
    'verified'
);
CREATE TYPE auth.factor_type AS ENUM (
    'totp',
    'webauthn',
    'phone',
    'recovery_code'
);
CREATE TYPE auth.one_time_token_type AS ENUM (
    'confirmation_token',
    'reauthentication_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change_token'
);
CREATE FUNCTION app_private.caller_id() RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
CREATE FUNCTION app_private.delivery_of(bounced_at timestamp with time zone, sent_at timestamp with time zone, attempts integer) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when bounced_at is not null then 'bounced' when sent_at is not null then 'sent'
              when attempts > 0 then 'failing' else 'underway' end
$$;
CREATE FUNCTION app_private.find_messages(typed text[], is_beginning boolean, wanted text[], before bigint, late_before timestamp with time zone, most integer) RETURNS bigint[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET random_page_cost TO '1'
    AS $$
declare
  narrowest constant bigint := 128;
  most_hits constant integer := 256;
  query tsquery;
  first_number bigint;
  upper_end bigint;
  width bigint := narrowest;
  widest bigint;
  hits bigint[];
  found bigint[] := '{}';
begin
  if not app_private.is_team() then
    return found;
  end if;
  query := app_private.query_of(typed, is_beginning);
  if numnode(query) = 0 then
    return found;
  end if;
  select min(m.number), least(max(m.number) + 1, before) into first_number, upper_end from app_private.messages m;
  while upper_end > first_number and cardinality(found) < most loop
    with hit as materialized (
      select m.number from app_private.messages m
      where m.number >= upper_end - width and m.number < upper_end and m.facets @> wanted
        and (query is null or m.words @@ query)
        and (late_before is null or (m.is_answer_wanted and m.waits_since < late_before
          and m.state <> 'done' and m.deleted_at is null and m.suspected is null)))
    select array(select hit.number from hit limit most_hits + 1) into hits;
    if cardinality(hits) > most_hits and width > narrowest then
      -- Too many to put in order: they stand closer together than before.
      widest := greatest(narrowest, width / 8);
      width := widest;
      continue;
    end if;
    found := found || array(select hit from unnest(hits) hit order by hit desc limit most - cardinality(found));
    upper_end := upper_end - width;
    -- As wide as the rest of the page needs if they go on as dense as here, and half as much again.
    width := case
      when cardinality(hits) > 0 then greatest(2 * width, width * 3 * (most - cardinality(found)) / (2 * cardinality(hits)))
      when width < 1000 then 16 * width
      else upper_end - first_number end;
    width := least(width, 2 * widest);
    widest := 2 * widest;
  end loop;
  return found;
end
$$;
CREATE FUNCTION app_private.forget_versions() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from public.project_versions where project_id = old.id;
  return null;
end
$$;
CREATE FUNCTION app_private.is_team() RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' in ('team', 'admin'), false)
$$;
CREATE FUNCTION app_private.keep_delivery() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  about uuid := case when tg_op = 'DELETE' then old.message_id else new.message_id end;
  worst text;
begin
  -- One at a time: two mails of a message whose sending is noted at once would each see the other as still waiting.
  perform from app_private.messages m where m.id = about for no key update;
  select case max(case app_private.delivery_of(o.bounced_at, o.sent_at, o.attempts)
                    when 'bounced' then 3 when 'failing' then 2 when 'underway' then 1 else 0 end)
           when 3 then 'bounced' when 2 then 'failing' when 1 then 'underway' else 'sent' end
  into worst from app_private.mail_outbox o where o.message_id = about;
  update app_private.messages m set delivery = worst where m.id = about and m.delivery <> worst;
  return null;
end
$$;
CREATE FUNCTION app_private.keep_version() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  content jsonb := app_private.project_content(new);
begin
  if tg_op = 'UPDATE' and content = app_private.project_content(old)
     and (old.published_at is null) = (new.published_at is null) then
    return null;
  end if;
  if auth.uid() is not null and coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') not in ('team', 'admin') then
    delete from public.project_versions
    where project_id = new.id and author_id = auth.uid() and not is_published and id > coalesce((
      select max(id) from public.project_versions
      where project_id = new.id and (is_published or author_id is distinct from auth.uid())), 0);
  end if;
  insert into public.project_versions (project_id, author_id, content, is_published)
  values (new.id, (select id from auth.users where id = auth.uid()), content, new.published_at is not null);
  delete from public.project_versions
  where project_id = new.id and id <= (
    select id from public.project_versions where project_id = new.id order by id desc offset 50 limit 1);
  return null;
end
$$;
CREATE FUNCTION app_private.leave_drafts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from public.project_drafts where author_id = new.id;
  update public.project_versions set author_id = null where author_id = new.id;
  return null;
end
$$;
CREATE FUNCTION app_private.leave_inbox() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update app_private.messages set caretaker_id = null where caretaker_id = new.id;
  update app_private.message_notes set author_id = null where author_id = new.id;
  update app_private.message_replies set author_id = null where author_id = new.id;
  update app_private.inbox_log set actor_id = null where actor_id = new.id;
  return null;
end
$$;
CREATE FUNCTION app_private.leave_projects() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from public.projects
  where user_id = old.id and published_at is null
    and coalesce(old.raw_app_meta_data ->> 'role', '') not in ('team', 'admin');
  update public.projects set user_id = null where user_id = old.id;
  return old;
end
$$;
CREATE FUNCTION app_private.limit_projects() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  if current_user <> 'authenticated' or coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') in ('team', 'admin') then
    return new;
  end if;
  -- One after the other for each account, or many calls at once would all still find room.
  perform pg_advisory_xact_lock(hashtextextended('projects of ' || auth.uid(), 0));
  if (select count(*) from public.projects where user_id = auth.uid()) >= 50
     and not exists (select from public.projects where id = new.id) then
    raise exception 'Nobody has more than 50 projects.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
CREATE FUNCTION app_private.note_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := now();
  return new;
end
$$;
CREATE FUNCTION app_private.note_draft() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' and not exists (
       select from public.project_drafts where project_id = new.project_id and author_id = new.author_id)
     and (select count(*) from public.project_drafts where author_id = new.author_id) >= 100 then
    raise exception 'Nobody has more than 100 drafts.' using errcode = 'check_violation';
  end if;
  new.saved_at := now();
  return new;
end
$$;
CREATE FUNCTION app_private.occurs(word tsquery) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET gin_fuzzy_search_limit TO '100'
    SET enable_seqscan TO 'off'
    AS $$
begin
  return exists (select from app_private.messages m where m.words @@ word);
end
$$;
CREATE FUNCTION auth.uid() RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.projects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    description text,
    summary text,
    slug text,
    tags text[],
    user_id uuid DEFAULT auth.uid(),
    gradient text,
    background_color text,
    title_de text,
    description_de text,
    summary_de text,
    tags_de text[],
    cover_path text,
    cover_alt text,
    cover_alt_de text,
    published_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    CONSTRAINT projects_background_color_check CHECK ((char_length(background_color) <= 50)),
    CONSTRAINT projects_cover_alt_check CHECK ((char_length(cover_alt) <= 500)),
    CONSTRAINT projects_cover_alt_de_check CHECK ((char_length(cover_alt_de) <= 500)),
    CONSTRAINT projects_cover_path_check CHECK ((char_length(cover_path) <= 500)),
    CONSTRAINT projects_description_check CHECK ((char_length(description) <= 20000)),
    CONSTRAINT projects_description_de_check CHECK ((char_length(description_de) <= 20000)),
    CONSTRAINT projects_gradient_check CHECK ((char_length(gradient) <= 200)),
    CONSTRAINT projects_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100))),
    CONSTRAINT projects_summary_check CHECK ((char_length(summary) <= 1000)),
    CONSTRAINT projects_summary_de_check CHECK ((char_length(summary_de) <= 1000)),
    CONSTRAINT projects_tags_check CHECK ((cardinality(tags) <= 20)),
    CONSTRAINT projects_tags_de_check CHECK ((cardinality(tags_de) <= 20)),
    CONSTRAINT projects_tags_de_length_check CHECK (((COALESCE(array_ndims(tags_de), 1) = 1) AND (char_length(array_to_string(tags_de, ''::text)) <= 2000))),
    CONSTRAINT projects_tags_length_check CHECK (((COALESCE(array_ndims(tags), 1) = 1) AND (char_length(array_to_string(tags, ''::text)) <= 2000))),
    CONSTRAINT projects_times_check CHECK ((((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at <= '2200-01-01 00:00:00+00'::timestamp with time zone)) AND ((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at <= '2200-01-01 00:00:00+00'::timestamp with time zone)) AND ((published_at IS NULL) OR ((published_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (published_at <= '2200-01-01 00:00:00+00'::timestamp with time zone))))),
    CONSTRAINT projects_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
    CONSTRAINT projects_title_de_check CHECK (((char_length(title_de) >= 1) AND (char_length(title_de) <= 200)))
);
CREATE FUNCTION app_private.project_content(project public.projects) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'title', project.title, 'title_de', project.title_de, 'summary', project.summary, 'summary_de', project.summary_de,
    'description', project.description, 'description_de', project.description_de, 'slug', project.slug,
    'tags', project.tags, 'tags_de', project.tags_de, 'gradient', project.gradient,
    'background_color', project.background_color, 'cover_path', project.cover_path,
    'cover_alt', project.cover_alt, 'cover_alt_de', project.cover_alt_de)
$$;
CREATE FUNCTION app_private.query_of(typed text[], is_beginning boolean) RETURNS tsquery
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  word text;
  german tsquery;
  english tsquery;
  plain tsquery;
  part tsquery;
  telling tsquery;
  others tsquery;
begin
  foreach word in array typed loop
    german := plainto_tsquery('pg_catalog.german', word);
    english := plainto_tsquery('pg_catalog.english', word);
    plain := plainto_tsquery('pg_catalog.simple', word);
    -- `||` means or, `&&` and.
    part := german || english || plain;
    if is_beginning and length(word) >= 3 and not app_private.occurs(part) then
      part := to_tsquery('pg_catalog.simple', word || ':*');
    end if;
    if numnode(german) > 0 and numnode(english) > 0 then
      telling := coalesce(telling && part, part);
    else
      others := coalesce(others && part, part);
    end if;
  end loop;
  return coalesce(telling, others);
end
$$;
CREATE FUNCTION app_private.wants_answer(answer text, email text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select answer is distinct from 'none' and email not in ('No email provided', 'anonymous@feedback.invalid')
$$;
CREATE FUNCTION app_private.words_of(text text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select strip(to_tsvector('pg_catalog.german', t) || to_tsvector('pg_catalog.english', t) || to_tsvector('pg_catalog.simple', t))
  from (select translate(text, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)) as t) parted
$_$;
CREATE FUNCTION auth.email() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select auth.jwt() ->> 'email'
$$;
CREATE FUNCTION auth.jwt() RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
CREATE FUNCTION auth.role() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select auth.jwt() ->> 'role'
$$;
CREATE FUNCTION public.get_table_structure(table_name text) RETURNS TABLE(column_name text, data_type text, is_nullable boolean, column_default text)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select c.column_name::text, c.data_type::text, c.is_nullable = 'YES', c.column_default::text
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name = get_table_structure.table_name
  order by c.ordinal_position
$$;
CREATE FUNCTION storage.leave_account() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if old.raw_app_meta_data ->> 'role' in ('team', 'admin') then
    update storage.objects set owner = null, owner_id = null where owner_id = old.id::text;
  else
    delete from storage.objects where owner_id = old.id::text;
  end if;
  update storage.buckets set owner = null, owner_id = null where owner_id = old.id::text;
  return null;
end $$;
CREATE FUNCTION storage.leave_version() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into storage.leftovers (version) values (old.version) on conflict (version) do update set due_at = now();
  return null;
end $$;
CREATE TABLE app_private.inbox_log (
    id bigint NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    message_id uuid,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE app_private.inbox_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app_private.inbox_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE app_private.mail_outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    message_id uuid,
    header_id text NOT NULL,
    sender_name text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    lease bigint,
    last_error text,
    alarmed_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    to_address text,
    expires_at timestamp with time zone,
    reply_id uuid,
    bounced_at timestamp with time zone,
    CONSTRAINT mail_outbox_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'digest'::text, 'account'::text, 'reply'::text])))
);
CREATE TABLE app_private.message_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    message_id uuid NOT NULL,
    author_id uuid,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT message_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 5000)))
);
CREATE TABLE app_private.message_replies (
    id uuid NOT NULL,
    message_id uuid NOT NULL,
    author_id uuid,
    text text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT message_replies_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 20000)))
);
CREATE TABLE app_private.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reference text NOT NULL,
    draft_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    reason_id text,
    reason_label text NOT NULL,
    message text NOT NULL,
    html text,
    page text,
    locale text NOT NULL,
    answer text,
    photo bytea,
    photo_type text,
    suspected text,
    digested_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    caretaker_id uuid,
    read_at timestamp with time zone,
    answered_at timestamp with time zone,
    wrote_again_at timestamp with time zone,
    status_token text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL,
    deleted_at timestamp with time zone,
    delivery text DEFAULT 'none'::text NOT NULL,
    number bigint NOT NULL,
    is_answer_wanted boolean GENERATED ALWAYS AS (app_private.wants_answer(answer, email)) STORED NOT NULL,
    waits_since timestamp with time zone GENERATED ALWAYS AS (GREATEST(created_at, wrote_again_at)) STORED NOT NULL,
    words tsvector GENERATED ALWAYS AS (app_private.words_of(((((((((reference || ' '::text) || name) || ' '::text) || email) || ' '::text) || reason_label) || ' '::text) || message))) STORED NOT NULL,
    facets text[] GENERATED ALWAYS AS (array_remove(ARRAY[
CASE
    WHEN (deleted_at IS NOT NULL) THEN 'box:deleted'::text
    WHEN (suspected IS NOT NULL) THEN 'box:spam'::text
    ELSE 'box:inbox'::text
END, ('reason:'::text || COALESCE(reason_id, 'other'::text)), ('state:'::text || state), ('delivery:'::text || delivery), ('caretaker:'::text || COALESCE((caretaker_id)::text, 'nobody'::text)),
CASE
    WHEN ((state <> 'done'::text) AND app_private.wants_answer(answer, email)) THEN 'only:waiting'::text
    WHEN ((state <> 'done'::text) AND (read_at IS NULL)) THEN 'only:unread'::text
    ELSE NULL::text
END,
CASE
    WHEN (delivery = ANY (ARRAY['failing'::text, 'bounced'::text])) THEN 'only:undelivered'::text
    ELSE NULL::text
END], NULL::text)) STORED NOT NULL,
    CONSTRAINT messages_answer_check CHECK ((answer = ANY (ARRAY['email'::text, 'none'::text]))),
    CONSTRAINT messages_check CHECK (((photo IS NULL) = (photo_type IS NULL))),
    CONSTRAINT messages_delivery_check CHECK ((delivery = ANY (ARRAY['underway'::text, 'failing'::text, 'bounced'::text, 'sent'::text, 'none'::text]))),
    CONSTRAINT messages_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'waiting'::text, 'done'::text])))
);
ALTER TABLE app_private.messages ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app_private.messages_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE app_private.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE auth.audit_log_entries (
    instance_id uuid,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payload json,
    created_at timestamp with time zone DEFAULT now(),
    ip_address character varying(64) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE auth.flow_state (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    auth_code text,
    code_challenge_method auth.code_challenge_method,
    code_challenge text,
    provider_type text NOT NULL,
    provider_access_token text,
    provider_refresh_token text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    authentication_method text NOT NULL,
    auth_code_issued_at timestamp with time zone,
    referrer text,
    linking_target_id uuid,
    oauth jsonb
);
CREATE TABLE auth.identities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id text NOT NULL,
    user_id uuid NOT NULL,
    identity_data jsonb NOT NULL,
    provider text NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    email text GENERATED ALWAYS AS (lower((identity_data ->> 'email'::text))) STORED
);
CREATE TABLE auth.mfa_amr_claims (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    authentication_method text NOT NULL
);
CREATE TABLE auth.mfa_challenges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    factor_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    verified_at timestamp with time zone,
    ip_address inet NOT NULL,
    otp_code text
);
CREATE TABLE auth.mfa_factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    friendly_name text,
    factor_type auth.factor_type NOT NULL,
    status auth.factor_status DEFAULT 'unverified'::auth.factor_status NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    secret text,
    phone text,
    last_challenged_at timestamp with time zone,
    last_totp_step bigint
);
CREATE TABLE auth.mfa_recovery_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    factor_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE auth.one_time_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token_type auth.one_time_token_type NOT NULL,
    token_hash text NOT NULL,
    relates_to text NOT NULL,
    created_at timestamp without time zone DEFAULT now() NOT NULL,
    updated_at timestamp without time zone DEFAULT now() NOT NULL,
    code_hash text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    encrypted_password text,
    flow_state_id uuid,
    CONSTRAINT one_time_tokens_token_hash_check CHECK ((token_hash <> ''::text))
);
CREATE TABLE auth.refresh_tokens (
    instance_id uuid,
    id bigint NOT NULL,
    token character varying(255) NOT NULL,
    user_id character varying(255) NOT NULL,
    revoked boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    parent character varying(255),
    session_id uuid NOT NULL
);
ALTER TABLE auth.refresh_tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME auth.refresh_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE auth.requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    locale text NOT NULL,
    redirect_to text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT requests_kind_check CHECK ((kind = ANY (ARRAY['signup'::text, 'otp'::text, 'recovery'::text, 'resend_signup'::text, 'resend_email_change'::text]))),
    CONSTRAINT requests_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text])))
);
CREATE TABLE auth.schema_migrations (
    version text NOT NULL,
    statements text[],
    name text,
    checksum text
);
CREATE TABLE auth.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    factor_id uuid,
    aal auth.aal_level DEFAULT 'aal1'::auth.aal_level NOT NULL,
    not_after timestamp with time zone,
    refreshed_at timestamp without time zone,
    user_agent text,
    ip inet,
    tag text
);
CREATE TABLE auth.signing_keys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    public_jwk jsonb NOT NULL,
    private_jwk text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE auth.users (
    instance_id uuid,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    aud character varying(255) DEFAULT 'authenticated'::character varying,
    role character varying(255) DEFAULT 'authenticated'::character varying,
    email character varying(255),
    encrypted_password character varying(255),
    email_confirmed_at timestamp with time zone,
    invited_at timestamp with time zone,
    confirmation_token character varying(255) DEFAULT ''::character varying,
    confirmation_sent_at timestamp with time zone,
    recovery_token character varying(255) DEFAULT ''::character varying,
    recovery_sent_at timestamp with time zone,
    email_change_token_new character varying(255) DEFAULT ''::character varying,
    email_change character varying(255) DEFAULT ''::character varying,
    email_change_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{"provider": "email", "providers": ["email"]}'::jsonb NOT NULL,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_super_admin boolean,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    phone text,
    phone_confirmed_at timestamp with time zone,
    phone_change text DEFAULT ''::text,
    phone_change_token character varying(255) DEFAULT ''::character varying,
    phone_change_sent_at timestamp with time zone,
    confirmed_at timestamp with time zone GENERATED ALWAYS AS (LEAST(email_confirmed_at, phone_confirmed_at)) STORED,
    email_change_token_current character varying(255) DEFAULT ''::character varying,
    email_change_confirm_status smallint DEFAULT 0 NOT NULL,
    banned_until timestamp with time zone,
    reauthentication_token character varying(255) DEFAULT ''::character varying,
    reauthentication_sent_at timestamp with time zone,
    is_sso_user boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    is_anonymous boolean DEFAULT false NOT NULL,
    CONSTRAINT users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 2)))
);
CREATE TABLE public._sentinel (
    role name NOT NULL
);
CREATE TABLE public.project_drafts (
    project_id uuid NOT NULL,
    author_id uuid DEFAULT auth.uid() NOT NULL,
    content jsonb DEFAULT '{}'::jsonb NOT NULL,
    began_with timestamp with time zone,
    saved_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT project_drafts_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 200000)))
);
CREATE TABLE public.project_versions (
    id bigint NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid,
    content jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.project_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.project_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE storage.buckets (
    id text NOT NULL,
    name text NOT NULL,
    owner uuid,
    owner_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    public boolean DEFAULT false NOT NULL,
    avif_autodetection boolean DEFAULT false NOT NULL,
    file_size_limit bigint,
    allowed_mime_types text[],
    type text DEFAULT 'STANDARD'::text NOT NULL,
    CONSTRAINT buckets_type_check CHECK ((type = 'STANDARD'::text))
);
CREATE TABLE storage.leftovers (
    version uuid NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE storage.objects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    bucket_id text NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    owner uuid,
    owner_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    last_accessed_at timestamp with time zone DEFAULT now() NOT NULL,
    metadata jsonb,
    path_tokens text[] GENERATED ALWAYS AS (string_to_array(name, '/'::text)) STORED,
    version uuid NOT NULL,
    user_metadata jsonb
);
CREATE TABLE storage.schema_migrations (
    version text NOT NULL,
    statements text[],
    name text,
    checksum text
);
CREATE TABLE supabase_migrations.schema_migrations (
    version text NOT NULL,
    statements text[],
    name text,
    checksum text
);
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
INSERT INTO public._sentinel VALUES
	('anon'),
	('authenticated'),
	('service_role');
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
ALTER TABLE ONLY app_private.inbox_log
    ADD CONSTRAINT inbox_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app_private.mail_outbox
    ADD CONSTRAINT mail_outbox_header_id_key UNIQUE (header_id);
ALTER TABLE ONLY app_private.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app_private.message_notes
    ADD CONSTRAINT message_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app_private.message_replies
    ADD CONSTRAINT message_replies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app_private.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app_private.messages
    ADD CONSTRAINT messages_reference_key UNIQUE (reference);
ALTER TABLE ONLY app_private.messages
    ADD CONSTRAINT messages_status_token_key UNIQUE (status_token);
ALTER TABLE ONLY app_private.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY auth.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.flow_state
    ADD CONSTRAINT flow_state_auth_code_key UNIQUE (auth_code);
ALTER TABLE ONLY auth.flow_state
    ADD CONSTRAINT flow_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_provider_id_provider_key UNIQUE (provider_id, provider);
ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_session_id_authentication_method_key UNIQUE (session_id, authentication_method);
ALTER TABLE ONLY auth.mfa_challenges
    ADD CONSTRAINT mfa_challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.mfa_factors
    ADD CONSTRAINT mfa_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.mfa_recovery_codes
    ADD CONSTRAINT mfa_recovery_codes_factor_id_code_hash_key UNIQUE (factor_id, code_hash);
ALTER TABLE ONLY auth.mfa_recovery_codes
    ADD CONSTRAINT mfa_recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type);
ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_token_key UNIQUE (token);
ALTER TABLE ONLY auth.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._sentinel
    ADD CONSTRAINT _sentinel_pkey PRIMARY KEY (role);
ALTER TABLE ONLY public.project_drafts
    ADD CONSTRAINT project_drafts_pkey PRIMARY KEY (project_id, author_id);
ALTER TABLE ONLY public.project_versions
    ADD CONSTRAINT project_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_slug_key UNIQUE (slug);
ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_name_key UNIQUE (name);
ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY storage.leftovers
    ADD CONSTRAINT leftovers_pkey PRIMARY KEY (version);
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_name_key UNIQUE (bucket_id, name);
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_version_key UNIQUE (version);
ALTER TABLE ONLY storage.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY supabase_migrations.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);
CREATE INDEX inbox_log_actor ON app_private.inbox_log USING btree (actor_id, action, created_at);
CREATE INDEX inbox_log_message ON app_private.inbox_log USING btree (message_id, id);
CREATE INDEX mail_outbox_due ON app_private.mail_outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX mail_outbox_message ON app_private.mail_outbox USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX mail_outbox_undelivered ON app_private.mail_outbox USING btree (message_id) WHERE ((bounced_at IS NOT NULL) OR ((sent_at IS NULL) AND (attempts > 0)));
CREATE INDEX message_notes_author ON app_private.message_notes USING btree (author_id);
CREATE INDEX message_notes_message ON app_private.message_notes USING btree (message_id, created_at);
CREATE INDEX message_replies_author ON app_private.message_replies USING btree (author_id);
CREATE INDEX message_replies_message ON app_private.message_replies USING btree (message_id, created_at);
CREATE INDEX messages_caretaker ON app_private.messages USING btree (caretaker_id) WHERE (caretaker_id IS NOT NULL);
CREATE INDEX messages_draft ON app_private.messages USING btree (draft_id, created_at) WHERE (draft_id IS NOT NULL);
CREATE UNIQUE INDEX messages_number ON app_private.messages USING btree (number);
CREATE INDEX messages_open ON app_private.messages USING btree (waits_since) INCLUDE (created_at, is_answer_wanted, read_at) WHERE ((state <> 'done'::text) AND (deleted_at IS NULL) AND (suspected IS NULL));
CREATE INDEX messages_suspected ON app_private.messages USING btree (created_at) WHERE ((suspected IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX messages_undigested ON app_private.messages USING btree (created_at) WHERE ((suspected IS NOT NULL) AND (digested_at IS NULL));
CREATE INDEX messages_words ON app_private.messages USING gin (words, facets) WITH (fastupdate=off);
CREATE INDEX audit_log_entries_actor ON auth.audit_log_entries USING btree (((payload ->> 'actor_id'::text)), created_at);
CREATE INDEX audit_log_entries_created ON auth.audit_log_entries USING btree (created_at);
CREATE INDEX audit_log_entries_user ON auth.audit_log_entries USING btree ((((payload -> 'traits'::text) ->> 'user_id'::text)), created_at) WHERE (((payload -> 'traits'::text) ->> 'user_id'::text) IS NOT NULL);
CREATE INDEX flow_state_created ON auth.flow_state USING btree (created_at);
CREATE INDEX identities_email ON auth.identities USING btree (email);
CREATE INDEX identities_user ON auth.identities USING btree (user_id);
CREATE INDEX mfa_challenges_factor ON auth.mfa_challenges USING btree (factor_id);
CREATE UNIQUE INDEX mfa_factors_friendly_name ON auth.mfa_factors USING btree (user_id, friendly_name) WHERE (TRIM(BOTH FROM friendly_name) <> ''::text);
CREATE INDEX mfa_factors_user ON auth.mfa_factors USING btree (user_id);
CREATE INDEX one_time_tokens_address ON auth.one_time_tokens USING btree (relates_to);
CREATE UNIQUE INDEX one_time_tokens_hash ON auth.one_time_tokens USING btree (token_hash);
CREATE INDEX refresh_tokens_session ON auth.refresh_tokens USING btree (session_id, revoked);
CREATE INDEX requests_due ON auth.requests USING btree (next_attempt_at);
CREATE INDEX sessions_user ON auth.sessions USING btree (user_id, created_at);
CREATE UNIQUE INDEX users_email ON auth.users USING btree (email) WHERE (NOT is_sso_user);
CREATE INDEX project_drafts_author ON public.project_drafts USING btree (author_id);
CREATE INDEX project_versions_author ON public.project_versions USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX project_versions_project ON public.project_versions USING btree (project_id, id DESC);
CREATE INDEX projects_published ON public.projects USING btree (published_at DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX projects_published_cover ON public.projects USING btree (cover_path) WHERE (published_at IS NOT NULL);
CREATE INDEX projects_user ON public.projects USING btree (user_id);
CREATE INDEX leftovers_due ON storage.leftovers USING btree (due_at);
CREATE INDEX objects_owner ON storage.objects USING btree (owner_id);
CREATE TRIGGER keep_delivery_of_changed AFTER UPDATE OF bounced_at, sent_at, attempts ON app_private.mail_outbox FOR EACH ROW WHEN (((new.message_id IS NOT NULL) AND (app_private.delivery_of(new.bounced_at, new.sent_at, new.attempts) <> app_private.delivery_of(old.bounced_at, old.sent_at, old.attempts)))) EXECUTE FUNCTION app_private.keep_delivery();
CREATE TRIGGER keep_delivery_of_gone AFTER DELETE ON app_private.mail_outbox FOR EACH ROW WHEN (((old.message_id IS NOT NULL) AND (app_private.delivery_of(old.bounced_at, old.sent_at, old.attempts) <> 'sent'::text))) EXECUTE FUNCTION app_private.keep_delivery();
CREATE TRIGGER keep_delivery_of_new AFTER INSERT ON app_private.mail_outbox FOR EACH ROW WHEN ((new.message_id IS NOT NULL)) EXECUTE FUNCTION app_private.keep_delivery();
CREATE TRIGGER leave_drafts_emptied AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app_private.leave_drafts();
CREATE TRIGGER leave_files AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION storage.leave_account();
CREATE TRIGGER leave_files_emptied AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION storage.leave_account();
CREATE TRIGGER leave_inbox_emptied AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app_private.leave_inbox();
CREATE TRIGGER leave_projects BEFORE DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION app_private.leave_projects();
CREATE TRIGGER leave_projects_emptied AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app_private.leave_projects();
CREATE TRIGGER forget_versions AFTER DELETE ON public.projects FOR EACH ROW EXECUTE FUNCTION app_private.forget_versions();
CREATE TRIGGER keep_version AFTER INSERT OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app_private.keep_version();
CREATE TRIGGER limit_projects BEFORE INSERT ON public.projects FOR EACH ROW EXECUTE FUNCTION app_private.limit_projects();
CREATE TRIGGER note_change BEFORE UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app_private.note_change();
CREATE TRIGGER note_draft BEFORE INSERT OR UPDATE ON public.project_drafts FOR EACH ROW EXECUTE FUNCTION app_private.note_draft();
CREATE TRIGGER leave_replaced_version AFTER UPDATE OF version ON storage.objects FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION storage.leave_version();
CREATE TRIGGER leave_version AFTER DELETE ON storage.objects FOR EACH ROW EXECUTE FUNCTION storage.leave_version();
ALTER TABLE ONLY app_private.inbox_log
    ADD CONSTRAINT inbox_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY app_private.mail_outbox
    ADD CONSTRAINT mail_outbox_message_id_fkey FOREIGN KEY (message_id) REFERENCES app_private.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY app_private.mail_outbox
    ADD CONSTRAINT mail_outbox_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES app_private.message_replies(id) ON DELETE CASCADE;
ALTER TABLE ONLY app_private.message_notes
    ADD CONSTRAINT message_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY app_private.message_notes
    ADD CONSTRAINT message_notes_message_id_fkey FOREIGN KEY (message_id) REFERENCES app_private.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY app_private.message_replies
    ADD CONSTRAINT message_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY app_private.message_replies
    ADD CONSTRAINT message_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES app_private.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY app_private.messages
    ADD CONSTRAINT messages_caretaker_id_fkey FOREIGN KEY (caretaker_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.mfa_challenges
    ADD CONSTRAINT mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.mfa_factors
    ADD CONSTRAINT mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.mfa_recovery_codes
    ADD CONSTRAINT mfa_recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.project_drafts
    ADD CONSTRAINT project_drafts_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.project_versions
    ADD CONSTRAINT project_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id);
CREATE POLICY "in one's own name" ON app_private.inbox_log FOR INSERT TO inbox_team WITH CHECK ((( SELECT app_private.is_team() AS is_team) AND (actor_id = ( SELECT app_private.caller_id() AS caller_id))));
CREATE POLICY "in one's own name" ON app_private.message_notes FOR INSERT TO inbox_team WITH CHECK ((( SELECT app_private.is_team() AS is_team) AND (author_id = ( SELECT app_private.caller_id() AS caller_id))));
CREATE POLICY "in one's own name" ON app_private.message_replies FOR INSERT TO inbox_team WITH CHECK ((( SELECT app_private.is_team() AS is_team) AND (author_id = ( SELECT app_private.caller_id() AS caller_id))));
ALTER TABLE app_private.inbox_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_private.mail_outbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_private.message_notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_private.message_replies ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_private.messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY "one's own" ON app_private.message_notes FOR DELETE TO inbox_team USING ((( SELECT app_private.is_team() AS is_team) AND (author_id = ( SELECT app_private.caller_id() AS caller_id))));
CREATE POLICY "the team cares" ON app_private.messages FOR UPDATE TO inbox_team USING (( SELECT app_private.is_team() AS is_team)) WITH CHECK (( SELECT app_private.is_team() AS is_team));
CREATE POLICY "the team reads" ON app_private.inbox_log FOR SELECT TO inbox_team USING (( SELECT app_private.is_team() AS is_team));
CREATE POLICY "the team reads" ON app_private.message_notes FOR SELECT TO inbox_team USING (( SELECT app_private.is_team() AS is_team));
CREATE POLICY "the team reads" ON app_private.message_replies FOR SELECT TO inbox_team USING (( SELECT app_private.is_team() AS is_team));
CREATE POLICY "the team reads" ON app_private.messages FOR SELECT TO inbox_team USING (( SELECT app_private.is_team() AS is_team));
CREATE POLICY "the team sees how they fare" ON app_private.mail_outbox FOR SELECT TO inbox_team USING (((kind = ANY (ARRAY['message'::text, 'reply'::text])) AND ( SELECT app_private.is_team() AS is_team)));
CREATE POLICY "the team sends again" ON app_private.mail_outbox FOR UPDATE TO inbox_team USING (((kind = ANY (ARRAY['message'::text, 'reply'::text])) AND ( SELECT app_private.is_team() AS is_team))) WITH CHECK (((kind = ANY (ARRAY['message'::text, 'reply'::text])) AND ( SELECT app_private.is_team() AS is_team)));
ALTER TABLE public._sentinel ENABLE ROW LEVEL SECURITY;
CREATE POLICY "one's own become unpublished; all for the team" ON public.projects FOR UPDATE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text])))) WITH CHECK ((((user_id = ( SELECT auth.uid() AS uid)) AND (published_at IS NULL)) OR (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "one's own, unpublished; all for the team" ON public.projects FOR INSERT TO authenticated WITH CHECK ((((user_id = ( SELECT auth.uid() AS uid)) AND (published_at IS NULL)) OR (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "one's own; all for the team" ON public.projects FOR DELETE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
ALTER TABLE public.project_drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.project_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.projects ENABLE ROW LEVEL SECURITY;
CREATE POLICY "published, one's own, or all for the team" ON public.projects FOR SELECT USING (((published_at IS NOT NULL) OR (user_id = ( SELECT auth.uid() AS uid)) OR (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "the row of one's own role" ON public._sentinel FOR SELECT USING ((role = CURRENT_USER));
CREATE POLICY "the team begins its own" ON public.project_drafts FOR INSERT TO authenticated WITH CHECK (((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "the team changes its own" ON public.project_drafts FOR UPDATE TO authenticated USING (((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text])))) WITH CHECK (((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "the team deletes its own" ON public.project_drafts FOR DELETE TO authenticated USING (((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text]))));
CREATE POLICY "the team reads" ON public.project_drafts FOR SELECT TO authenticated USING ((( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text])));
CREATE POLICY "the team reads" ON public.project_versions FOR SELECT TO authenticated USING ((( SELECT ((auth.jwt() -> 'app_metadata'::text) ->> 'role'::text)) = ANY (ARRAY['team'::text, 'admin'::text])));
CREATE POLICY "a published picture stays as it is" ON storage.objects AS RESTRICTIVE FOR UPDATE TO authenticated USING (((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text])) OR (bucket_id <> 'project_assets'::text) OR (NOT (EXISTS ( SELECT
   FROM public.projects
  WHERE ((projects.cover_path = objects.name) AND (projects.published_at IS NOT NULL)))))));
ALTER TABLE storage.buckets ENABLE ROW LEVEL SECURITY;
CREATE POLICY "everybody signed in manages their own files of projects" ON storage.objects TO authenticated USING (((bucket_id = 'project_assets'::text) AND (owner_id = ((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb ->> 'sub'::text)))) WITH CHECK (((bucket_id = 'project_assets'::text) AND (owner_id = ((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb ->> 'sub'::text))));
ALTER TABLE storage.leftovers ENABLE ROW LEVEL SECURITY;
CREATE POLICY "no picture in the place of a published one" ON storage.objects AS RESTRICTIVE FOR INSERT TO authenticated WITH CHECK (((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text])) OR (bucket_id <> 'project_assets'::text) OR (NOT (EXISTS ( SELECT
   FROM public.projects
  WHERE ((projects.cover_path = objects.name) AND (projects.published_at IS NOT NULL)))))));
ALTER TABLE storage.objects ENABLE ROW LEVEL SECURITY;
ALTER TABLE storage.schema_migrations ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the service manages buckets" ON storage.buckets TO service_role USING (true) WITH CHECK (true);
CREATE POLICY "the service manages files" ON storage.objects TO service_role USING (true) WITH CHECK (true);
CREATE POLICY "the team manages buckets" ON storage.buckets TO authenticated USING ((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text]))) WITH CHECK ((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text])));
CREATE POLICY "the team manages files" ON storage.objects TO authenticated USING ((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text]))) WITH CHECK ((COALESCE((((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb -> 'app_metadata'::text) ->> 'role'::text), ''::text) = ANY (ARRAY['team'::text, 'admin'::text])));
GRANT USAGE ON SCHEMA app_private TO inbox_team;
GRANT USAGE ON SCHEMA auth TO anon;
GRANT USAGE ON SCHEMA auth TO authenticated;
GRANT USAGE ON SCHEMA auth TO service_role;
GRANT USAGE ON SCHEMA auth TO sql_console;
GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;
GRANT USAGE ON SCHEMA public TO sql_console;
GRANT USAGE ON SCHEMA storage TO anon;
GRANT USAGE ON SCHEMA storage TO authenticated;
GRANT USAGE ON SCHEMA storage TO service_role;
REVOKE ALL ON FUNCTION app_private.caller_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.caller_id() TO inbox_team;
REVOKE ALL ON FUNCTION app_private.delivery_of(bounced_at timestamp with time zone, sent_at timestamp with time zone, attempts integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.delivery_of(bounced_at timestamp with time zone, sent_at timestamp with time zone, attempts integer) TO inbox_team;
REVOKE ALL ON FUNCTION app_private.find_messages(typed text[], is_beginning boolean, wanted text[], before bigint, late_before timestamp with time zone, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.find_messages(typed text[], is_beginning boolean, wanted text[], before bigint, late_before timestamp with time zone, most integer) TO inbox_team;
REVOKE ALL ON FUNCTION app_private.is_team() FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.is_team() TO inbox_team;
REVOKE ALL ON FUNCTION app_private.keep_delivery() FROM PUBLIC;
REVOKE ALL ON FUNCTION app_private.leave_inbox() FROM PUBLIC;
REVOKE ALL ON FUNCTION app_private.occurs(word tsquery) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.uid() TO anon;
GRANT ALL ON FUNCTION auth.uid() TO authenticated;
GRANT ALL ON FUNCTION auth.uid() TO service_role;
GRANT ALL ON FUNCTION auth.uid() TO sql_console;
GRANT SELECT ON TABLE public.projects TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.projects TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.projects TO service_role;
GRANT SELECT ON TABLE public.projects TO sql_console;
REVOKE ALL ON FUNCTION app_private.query_of(typed text[], is_beginning boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION app_private.wants_answer(answer text, email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.wants_answer(answer text, email text) TO inbox_team;
REVOKE ALL ON FUNCTION app_private.words_of(text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app_private.words_of(text text) TO inbox_team;
GRANT ALL ON FUNCTION auth.email() TO anon;
GRANT ALL ON FUNCTION auth.email() TO authenticated;
GRANT ALL ON FUNCTION auth.email() TO service_role;
GRANT ALL ON FUNCTION auth.email() TO sql_console;
GRANT ALL ON FUNCTION auth.jwt() TO anon;
GRANT ALL ON FUNCTION auth.jwt() TO authenticated;
GRANT ALL ON FUNCTION auth.jwt() TO service_role;
GRANT ALL ON FUNCTION auth.jwt() TO sql_console;
GRANT ALL ON FUNCTION auth.role() TO anon;
GRANT ALL ON FUNCTION auth.role() TO authenticated;
GRANT ALL ON FUNCTION auth.role() TO service_role;
GRANT ALL ON FUNCTION auth.role() TO sql_console;
REVOKE ALL ON FUNCTION public.get_table_structure(table_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_table_structure(table_name text) TO anon;
GRANT ALL ON FUNCTION public.get_table_structure(table_name text) TO authenticated;
GRANT ALL ON FUNCTION public.get_table_structure(table_name text) TO service_role;
GRANT SELECT,INSERT ON TABLE app_private.inbox_log TO inbox_team;
GRANT SELECT(id) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(kind) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(message_id) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(attempts),UPDATE(attempts) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(next_attempt_at),UPDATE(next_attempt_at) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(last_error),UPDATE(last_error) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(alarmed_at),UPDATE(alarmed_at) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(sent_at) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(created_at),UPDATE(created_at) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(to_address) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(reply_id) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT(bounced_at),UPDATE(bounced_at) ON TABLE app_private.mail_outbox TO inbox_team;
GRANT SELECT,INSERT,DELETE ON TABLE app_private.message_notes TO inbox_team;
GRANT SELECT,INSERT ON TABLE app_private.message_replies TO inbox_team;
GRANT SELECT(id) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(reference) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(name) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(email) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(reason_id) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(reason_label) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(message) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(html) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(page) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(locale) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(answer) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(photo) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(photo_type) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(suspected),UPDATE(suspected) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(digested_at),UPDATE(digested_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(created_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(state),UPDATE(state) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(caretaker_id),UPDATE(caretaker_id) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(read_at),UPDATE(read_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(answered_at),UPDATE(answered_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(wrote_again_at),UPDATE(wrote_again_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(deleted_at),UPDATE(deleted_at) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(delivery) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(number) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(is_answer_wanted) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT(waits_since) ON TABLE app_private.messages TO inbox_team;
GRANT SELECT ON TABLE public._sentinel TO anon;
GRANT SELECT ON TABLE public._sentinel TO authenticated;
GRANT SELECT ON TABLE public._sentinel TO service_role;
GRANT SELECT ON TABLE public._sentinel TO sql_console;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.project_drafts TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.project_drafts TO service_role;
GRANT SELECT ON TABLE public.project_drafts TO sql_console;
GRANT SELECT ON TABLE public.project_versions TO authenticated;
GRANT SELECT ON TABLE public.project_versions TO service_role;
GRANT SELECT ON TABLE public.project_versions TO sql_console;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.buckets TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.buckets TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.buckets TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.objects TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.objects TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.objects TO service_role;
