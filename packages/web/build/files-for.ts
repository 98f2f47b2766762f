import type { Rolldown } from 'vite';

/** The files of some modules and all that they import; what the first page of all has already is left out. */
export function filesFor(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const known = filesOf(bundle, chunks.find(({ fileName }) => /^assets\/index-/.test(fileName))!);
  const files = modules.flatMap((module) => filesOf(bundle, chunkOf(chunks, module)));
  return [...new Set(files)].filter((file) => !known.includes(file)).map((file) => `/${file}`);
}

/** The file that is a module, or the one that it is in. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`the build has no ${module}`);
  return chunk;
}

function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): readonly string[] {
  const files = new Set<string>();
  const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk): void => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  visit(chunk);
  return [...files];
}

/** The largest first: a browser fetches six at a time over HTTP/1.1, and what takes longest had better not begin last. */
export function largestFirst(bundle: Rolldown.OutputBundle, files: readonly string[]): readonly string[] {
  return files.toSorted((a, b) => sizeOf(bundle, b) - sizeOf(bundle, a));
}

/** How many characters a file has; nearly all of ours are a byte. */
export function sizeOf(bundle: Rolldown.OutputBundle, path: string): number {
  const file = bundle[path.slice(1)]!;
  return file.type === 'chunk' ? file.code.length : file.source.length;
}
