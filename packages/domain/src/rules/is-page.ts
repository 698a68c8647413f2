import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { DEMO_PAGES, PAGES, wizardPages } from './page-paths.ts';

const WIZARD_PAGES = Object.values(KIND_FACTS).map(({ base }) => wizardPages(base));
const PATTERNS = [...Object.values(PAGES), ...WIZARD_PAGES].map(patternOf);
const DEMO_PATTERNS = Object.values(DEMO_PAGES).map(patternOf);

function patternOf(page: string): readonly string[] {
  return page.toLowerCase().split('/');
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const open = pattern.at(-1) === '$';
  if (open ? parts.length < pattern.length - 1 : parts.length !== pattern.length) return false;
  return pattern.every((part, index) => {
    if (part === '$') return true;
    const given = parts[index] ?? '';
    return part.startsWith('$') ? given !== '' : given === part;
  });
}

/** Whether a screen exists at this path; case and a trailing slash are ignored. `demo`: DEMO=1. */
export function isPage(pathname: string, { demo }: { demo: boolean }): boolean {
  const parts = pathname
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/');
  return [...PATTERNS, ...(demo ? DEMO_PATTERNS : [])].some((pattern) => matches(pattern, parts));
}
