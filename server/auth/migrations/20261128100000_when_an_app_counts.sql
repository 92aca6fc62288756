-- Ours: since when the codes of an app count. Null: since before this was noted, or in a hosted project.
alter table auth.mfa_factors add column verified_at timestamptz;
