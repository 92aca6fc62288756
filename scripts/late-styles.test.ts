import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { layers } from '#app/styles/layers.ts';
import { lateStyles } from './late-styles.ts';

test('a style marked ?late becomes one file of its own, and the import gives its class names and address', async () => {
  const root = await mkdtemp(join(tmpdir(), 'late-styles-'));
  await writeFile(
    join(root, 'panel.module.css'),
    '@layer ui {\n  /* A remark. */\n  .panel {\n    color: red;\n  }\n}\n',
  );
  await writeFile(
    join(root, 'entry.js'),
    `import styles, { href } from './panel.module.css?late'; export const panel = [styles.panel, href];`,
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lateStyles()],
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as Rolldown.RolldownOutput;
  await rm(root, { recursive: true });

  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  expect(sheets.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^assets\/late\/panel-[\w-]{8}\.css$/u),
  ]);
  const [sheet] = sheets as Rolldown.OutputAsset[];
  const [script] = output.filter((file) => file.type === 'chunk');
  const name = /\.(_panel_\w+)/u.exec(String(sheet?.source))?.[1] ?? 'no name';
  expect(sheet?.source).toBe(`${layers}@layer ui { .${name} { color: red; } }`);
  expect(script?.code).toContain(`"${name}"`);
  expect(script?.code).toContain(`"/${sheet?.fileName}"`);
  expect(script?.code).not.toContain('color: red');
});
