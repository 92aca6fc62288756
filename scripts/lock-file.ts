type LockEntry = {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  optional?: boolean;
  libc?: string[];
  os?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

const systems = {
  win32: 'win32',
  windows: 'win32',
  darwin: 'darwin',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
};
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * Adds an entry for each package of another system that npm has left out. npm omits an optional package that it
 * could not fetch when the lock file was written, and `npm ci` of npm 11 then refuses the whole file. The system
 * and processor stand in the name of such a package, so nothing is fetched that does not fit the machine.
 */
export function completeLock(lock: LockFile): { lock: LockFile; added: string[] } {
  const present = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(lock.packages).flatMap(({ dev, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !present.has(name))
      .map(
        ([name, version]) =>
          [`node_modules/${name}`, { version, ...platformOf(name), ...(dev && { dev }), optional: true }] as const,
      ),
  );
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return { lock: { ...lock, packages: Object.fromEntries(packages) }, added: missing.map(([path]) => path) };
}

/** `'@scope/tool-linux-arm64-musl'` is for `{ os: ['linux'], cpu: ['arm64'], libc: ['musl'] }`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/u);
  const system = words.find((word) => word in systems) as keyof typeof systems | undefined;
  const cpu = words.find((word) => processors.includes(word));
  const libc = /musl/u.test(name) ? 'musl' : /gnu/u.test(name) ? 'glibc' : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [systems[system]] }),
  };
}
