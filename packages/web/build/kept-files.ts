import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

/**
 * Not kept on a device: screens that need the network (content management, links with a token, the demonstration's own),
 * with what they alone load, and the reader of PDFs.
 */
const LEFT_OUT =
  /\/features\/(content|elements|demo-mailbox|demo-entrance|link-page|legal|init|approval\/(linked-pages|ApprovalLinkPage)|login\/password-pages)\b|\/node_modules\/pdfjs-dist\//;
const PDF_WORKER = /\/pdf\.worker[^/]*$/;
const ENTRY = '/src/app/main.tsx';

export interface KeptFile {
  name: string;
  bytes: number;
}

/** The modules that a device may need: what the entry leads to, sooner or later. */
function keptModules(entry: string, infoOf: (id: string) => ModuleInfo | null): Set<string> {
  const seen = new Set<string>();
  const todo = [entry];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id) || LEFT_OUT.test(id)) continue;
    seen.add(id);
    const info = infoOf(id);
    todo.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return seen;
}

/** The text of a script or a style sheet, which names the other files that it loads; none of a font or a drawing. */
function textOf(file: Bundle[string]): string {
  if (file.type === 'chunk') return file.code;
  return /\.(m?js|css)$/.test(file.fileName) ? String(file.source) : '';
}

const bytesOf = (file: Bundle[string]) => Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);

/** Files of the build that a device keeps, so that every screen but those left out opens without network. */
export function keptFiles(bundle: Bundle, infoOf: (id: string) => ModuleInfo | null): KeptFile[] {
  const files = Object.values(bundle);
  const isChunk = (file: Bundle[string]) => file.type === 'chunk';
  const entry = files
    .filter(isChunk)
    .flatMap(({ modules }) => Object.keys(modules))
    .find((id) => id.endsWith(ENTRY));
  if (entry === undefined) throw new Error(`${ENTRY} is not in the build`);
  const modules = keptModules(entry, infoOf);
  const kept = new Map<string, Bundle[string]>();
  const keep = (name: string) => {
    const file = bundle[name];
    if (file === undefined || kept.has(name) || !name.startsWith('assets/')) return;
    kept.set(name, file);
    if (file.type === 'chunk')
      for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) keep(other);
    const text = textOf(file);
    for (const other of files)
      if (other.type === 'asset' && isNamedIn(text, other.fileName)) keep(other.fileName);
  };
  for (const file of files)
    if (file.type === 'chunk' && Object.keys(file.modules).some((id) => modules.has(id))) keep(file.fileName);
  return [...kept].map(([name, file]) => ({ name, bytes: bytesOf(file) }));
}

/** Style sheets are no matter of names: the preload list of a late chunk names those of screens that are left out. */
function isNamedIn(text: string, fileName: string): boolean {
  if (fileName.endsWith('.css') || PDF_WORKER.test(fileName)) return false;
  return text.includes(fileName.split('/').at(-1) ?? fileName);
}
