-- What the association collects for, and what came in and went out (docs/decisions/051-sums.md). Visitors read both.

create table public.funding_goals (
  -- A name that never changes: `content/support/support.ts` describes a project by it.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  -- The whole mission, its current phase, or one thing among others.
  kind text not null default 'project' check (kind in ('mission', 'phase', 'project')),
  title text not null check (char_length(title) between 1 and 200),
  title_de text not null check (char_length(title_de) between 1 and 200),
  target_cents bigint not null check (target_cents between 100 and 99999999),
  position smallint not null default 0
);
insert into public.funding_goals (id, kind, title, title_de, target_cents, position) values
  ('mission', 'mission', 'The whole mission', 'Die ganze Mission', 500000, 1),
  ('phase-2', 'phase', 'Phase 2: found and register', 'Phase 2: gründen und eintragen', 150000, 2),
  ('3d-printer', 'project', '3D printer', '3D-Drucker', 120000, 3),
  ('yoga-studio', 'project', 'Yoga studio rent', 'Miete für einen Yoga-Raum', 90000, 4),
  ('sensory-equipment', 'project', 'Sensory equipment', 'Ausstattung für die Sinne', 75000, 5),
  ('workshop-materials', 'project', 'Workshop materials', 'Material für Werkstätten', 50000, 6);

-- One row for each entry, and none is ever changed: a correction is a row of its own that names the one it corrects. No
-- column says who gave or who entered it, because everybody reads all of them.
create table public.bookings (
  -- Made in the browser with what was typed: what is sent twice is entered once.
  id uuid primary key default gen_random_uuid(),
  -- The number on paper, without gaps.
  number bigint not null unique,
  -- An entry is corrected once: of two people who do it at once, the second sees what the first has written.
  corrects uuid unique references public.bookings,
  -- Taken back: the entry that it corrects should not have been made.
  is_void boolean not null default false,
  booked_on date not null,
  kind text not null check (kind in (
    'donation', 'membership', 'grant', 'sale', 'other-income',
    'fees', 'register', 'material', 'rent', 'website', 'other-expense')),
  direction text not null generated always as (
    case when kind in ('donation', 'membership', 'grant', 'sale', 'other-income') then 'in' else 'out' end) stored,
  purpose text not null check (char_length(purpose) <= 200 and purpose ~ '\S' and purpose !~ '[\u0001-\u001f\u007f]'),
  -- The language of the purpose.
  locale text not null default 'de' check (locale in ('de', 'en')),
  cents bigint not null check (cents between 1 and 99999999),
  -- Null: for the mission, not for one project alone.
  project text references public.funding_goals,
  phase smallint not null check (phase between 1 and 4),
  created_at timestamptz not null default now(),
  check (corrects is distinct from id),
  check (not is_void or corrects is not null)
);

-- Who entered what. Only the team reads it.
create table public.booking_authors (
  booking_id uuid primary key references public.bookings on delete cascade,
  -- Null: an account that is gone.
  author_id uuid references auth.users on delete set null
);
create index booking_authors_author on public.booking_authors (author_id) where author_id is not null;

-- Gives the next number, one entry after the other, and says what a rule of one row cannot: no day to come, projects only,
-- and an entry that is taken back says the same as the one it takes back.
create function app_private.number_booking() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  corrected public.bookings;
begin
  perform pg_advisory_xact_lock(hashtextextended('bookings', 0));
  new.number := coalesce((select max(number) from public.bookings), 0) + 1;
  new.created_at := clock_timestamp();
  if new.is_void then
    select * into corrected from public.bookings where id = new.corrects;
    new.booked_on := coalesce(corrected.booked_on, new.booked_on);
    new.kind := coalesce(corrected.kind, new.kind);
    new.purpose := coalesce(corrected.purpose, new.purpose);
    new.locale := coalesce(corrected.locale, new.locale);
    new.cents := coalesce(corrected.cents, new.cents);
    new.project := corrected.project;
    new.phase := coalesce(corrected.phase, new.phase);
  end if;
  if not new.booked_on between '2020-01-01' and (now() at time zone 'Europe/Berlin')::date then
    raise exception 'The day must be between 1 January 2020 and today.' using errcode = 'check_violation';
  end if;
  if not exists (select from public.funding_goals where id = new.project and kind = 'project') and new.project is not null then
    raise exception 'There is no such project.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function app_private.number_booking() from public;
create trigger number_booking before insert on public.bookings
  for each row execute function app_private.number_booking();

create function app_private.note_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.booking_authors (booking_id, author_id)
  values (new.id, (select id from auth.users where id = auth.uid()));
  return null;
end
$$;
revoke execute on function app_private.note_author() from public;
create trigger note_author after insert on public.bookings
  for each row execute function app_private.note_author();

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_bookings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.booking_authors set author_id = null where author_id = new.id;
  return null;
end
$$;
revoke execute on function app_private.leave_bookings() from public;
create trigger leave_bookings_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_bookings();

-- Money is written by people of the team who have shown their second step, also where a role counts without one.
create function app_rights.may_book() returns boolean language sql stable set search_path = '' as $$
  select app_rights.is_team() and coalesce(auth.jwt() ->> 'aal', 'aal1') >= 'aal2'
$$;
grant execute on function app_rights.may_book() to public;

alter table public.funding_goals enable row level security;
revoke all on public.funding_goals from anon, authenticated, service_role;
grant select on public.funding_goals to anon, authenticated, service_role;
grant insert, update, delete on public.funding_goals to authenticated;
create policy "everybody reads" on public.funding_goals for select using (true);
create policy "the team adds" on public.funding_goals for insert to authenticated with check ((select app_rights.may_book()));
create policy "the team changes" on public.funding_goals for update to authenticated
  using ((select app_rights.may_book())) with check ((select app_rights.may_book()));
create policy "the team deletes" on public.funding_goals for delete to authenticated using ((select app_rights.may_book()));

alter table public.bookings enable row level security;
revoke all on public.bookings from anon, authenticated, service_role;
grant select on public.bookings to anon, authenticated, service_role;
grant insert (id, corrects, is_void, booked_on, kind, purpose, locale, cents, project, phase) on public.bookings to authenticated;
create policy "everybody reads" on public.bookings for select using (true);
create policy "the team enters" on public.bookings for insert to authenticated with check ((select app_rights.may_book()));

alter table public.booking_authors enable row level security;
revoke all on public.booking_authors from anon, authenticated, service_role;
grant select on public.booking_authors to authenticated, service_role;
create policy "the team reads" on public.booking_authors for select to authenticated using ((select app_rights.is_team()));

-- Pages that are open hear of it (docs/decisions/049-realtime.md).
alter publication supabase_realtime add table public.funding_goals, public.bookings;
