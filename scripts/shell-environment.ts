import { configuredNames } from './run.ts';

/**
 * The environment in which a test runs a command as a person would: of what surrounds the test only where programs
 * are, nothing of a `.env`, and these settings.
 */
export function shellEnvironment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, PLAYWRIGHT_BROWSERS_PATH, CHROMIUM_PATH } = process.env;
  const unset = Object.fromEntries(configuredNames().map((name) => [name, '']));
  return { PATH, HOME, TMPDIR, PLAYWRIGHT_BROWSERS_PATH, CHROMIUM_PATH, ...unset, ...settings };
}
