import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A copy of built pages as if all had changed: another name for every script, and `data-next` on the page. */
export function nextVersion(pages: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'thera-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(pages, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(folder, name));
  const scripts = names.filter((name) => /^assets.*\.js$/.test(name)).map((name) => basename(name));
  for (const name of names.filter((name) => /\.(js|html)$/.test(name)))
    writeFileSync(join(folder, name), changed(readFileSync(join(folder, name), 'utf8'), scripts));
  for (const script of scripts)
    renameSync(join(folder, 'assets', script), join(folder, 'assets', `next-${script}`));
  return folder;
}

function changed(text: string, scripts: readonly string[]): string {
  const renamed = scripts.reduce((all, script) => all.replaceAll(`/${script}`, `/next-${script}`), text);
  return renamed.replace('<html ', '<html data-next ').replace('"version":"', '"version":"next-');
}
