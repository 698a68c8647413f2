import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const SOURCES = path.resolve(import.meta.dirname, '../src');
const source = (file: string) => path.join(SOURCES, file);
const MAIN = source('app/main.tsx');
/** The login page, which loads without the application. */
const VISITOR = source('app/visitor.tsx');
const APPLICATION = source('app/application.tsx');
/** What every screen behind the login loads with the application. */
const SHELL = source('app/Shell.tsx');
/** The modules that import every screen. */
const ROUTES = [
  'app/screens.ts',
  'app/content-screens.ts',
  'app/DashboardScreen.tsx',
  'features/project-wizard/kinds/wizard-pages.ts',
];
/** Show what others do, the showcase every component: a chunk of another screen does not change for them. */
const APART = /\/(ElementsPage\.tsx|offline-screens\.ts)$/;
/** All kinds: importing it loads the chunks of all of them. */
const EVERY_KIND = '/domain/src/kinds/kinds.ts';
/** A part of the follow-up for one role: as a screen of its own. */
const AGENCY = source('features/follow-up/agency/AgencyCard.tsx');
/** What works without a network, once a page is in use. */
const OFFLINE = source('app/offline/offline-part.ts');
/**
 * What opens the device's replies: with what it needs alone it is one script, so that a start without a network waits for
 * one, not for each of them in turn. Whole, since its modules import each other: two scripts that do would run before each
 * other, depending on which is asked for first.
 */
const DEVICE = [
  ...readdirSync(source('api/device')).map((file) => `api/device/${file}`),
  'api/outbox/outbox-store.ts',
  'api/outbox/kept-instead.ts',
  'hooks/use-kept.ts',
  'hooks/use-readiness.ts',
  'hooks/use-device-room.ts',
].filter((file) => !file.endsWith('.test.ts'));
/** What follows the changes of others, right after the first screen of every page. */
const FOLLOWING = ['api/follow-changes.ts'];
/** What a follow-up shows of a proof that differs from its order. */
const FINDINGS = ['features/follow-up/review/ReviewFindings.tsx'];
/** Only the content management validates in the browser. */
const ZOD = '/node_modules/zod/';

/** The screens that people open all day, in families that share most of their code. */
const FAMILIES = {
  home: /\/HomePage\.tsx$/,
  lists: /\/(Dashboard|Management|TeamProjects|PrinterDashboard)Page\.tsx$/,
  project: /\/(FollowUpPage|AgencyCard|ClientOrderPage|\w+WizardPage)\.tsx$/,
};
const MANAGEMENT = /\/(Management|TeamProjects)Page\.tsx$/;
const DASHBOARD = /\/features\/dashboard\/DashboardPage\.tsx$/;
const WIZARDS = /WizardPage\.tsx$/;
const BOARDS = /\/Vae(Digital)?WizardPage\.tsx$/;
/** Wizards that share steps and dockets which the others lack; each shares its own with the follow-up. */
const RELATED = { card: /\/ChrWizardPage\.tsx$/, boards: BOARDS, agency: /\/P(sm|da)WizardPage\.tsx$/ };
const CONTENT = /\/features\/content\//;
const CONTENT_CHUNK = 'content';
const COMMON_CHUNK = 'common';
/** With the follow-up and a client's order. */
const SHOWN_CHUNK = 'project-shown-common';
/** What a client opens first: it waits for nothing that only rare pages share. */
const CLIENT = /\/ClientOrdersPage\.tsx$/;
/** What a delegate opens first: it does not wait for what only lists and orders share. */
const isFirstOfADay = (screen: string) => FAMILIES.home.test(screen) || WIZARDS.test(screen);

/** Whether the page's first load behind the login has it. */
const isOfApplication = (screen: string) => screen === APPLICATION || isDaily(screen);
const isDaily = (screen: string) => screen === SHELL || familyOf(screen) !== undefined;

function familyOf(screen: string): string | undefined {
  return Object.entries(FAMILIES).find(([, of]) => of.test(screen))?.[0];
}

/** Which screens reach each module by static imports. */
class Reach {
  readonly #context: Context;
  readonly #screensOf = new Map<string, Set<string>>();
  /** With what they need, of what loads right after the first screen. */
  readonly following: ReadonlySet<string>;
  readonly findings: ReadonlySet<string>;
  readonly device: ReadonlySet<string>;

  constructor(context: Context) {
    this.#context = context;
    const screens = ROUTES.flatMap(
      (file) => context.getModuleInfo(source(file))?.dynamicallyImportedIds ?? [],
    );
    for (const screen of [MAIN, VISITOR, APPLICATION, SHELL, OFFLINE, AGENCY, ...screens])
      if (!APART.test(screen)) this.#walk(screen);
    this.following = this.#closureOf(FOLLOWING);
    this.findings = this.#closureOf(FINDINGS);
    this.device = this.#closureOf(DEVICE);
  }

  screensOf(id: string): string[] {
    return [...(this.#screensOf.get(id) ?? [])].filter((screen) => screen !== OFFLINE);
  }

  isOffline(id: string): boolean {
    return this.#screensOf.get(id)?.has(OFFLINE) === true;
  }

  #closureOf(files: readonly string[]): Set<string> {
    return new Set(files.flatMap((file) => [...this.#closure(source(file))]));
  }

  /** A module and what it imports, transitively. */
  #closure(module: string): Set<string> {
    const seen = new Set<string>();
    const todo = [module];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (!id.endsWith(EVERY_KIND)) todo.push(...(this.#context.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  }

  #walk(screen: string) {
    for (const id of this.#closure(screen))
      this.#screensOf.set(id, (this.#screensOf.get(id) ?? new Set()).add(screen));
  }
}

/** The part of a family's code that these screens of it share. */
function partOf(family: string, screens: readonly string[]): string {
  if (screens.length > 1 && screens.every((screen) => MANAGEMENT.test(screen))) return 'management';
  if (screens.every((screen) => WIZARDS.test(screen)))
    return screens.every((screen) => BOARDS.test(screen)) ? 'boards' : 'wizards';
  if (family === 'lists' && !screens.some((screen) => DASHBOARD.test(screen))) return 'other-lists';
  if (family !== 'project') return family;
  const wizards = screens.filter((screen) => WIZARDS.test(screen));
  if (wizards.length === 0) return 'project-shown';
  const related = Object.entries(RELATED).find(([, of]) => wizards.every((screen) => of.test(screen)));
  return related === undefined ? family : `${family}-${related[0]}`;
}

/** Their own modules are one chunk: late parts share some of them, each of which would be a file of the first load. */
const WITH_LATE_PARTS = { card: RELATED.card, 'follow-up': /\/FollowUpPage\.tsx$/ };

function ownChunk(screen: string): string | null {
  return Object.entries(WITH_LATE_PARTS).find(([, of]) => of.test(screen))?.[0] ?? null;
}

/** The chunk of a module that several screens share; null for one of most only screens, or of none. */
function sharedChunk(screens: readonly string[]): string | null {
  if (screens.includes(MAIN)) return 'index';
  if (screens.includes(VISITOR)) return screens.some(isOfApplication) ? 'index' : 'visitor';
  if (screens.includes(APPLICATION)) return 'application';
  const daily = screens.filter((screen) => familyOf(screen) !== undefined);
  const [family, ...others] = new Set(daily.map((screen) => familyOf(screen)));
  if (screens.includes(SHELL)) return 'screens';
  if (others.length > 0) return daily.some(isFirstOfADay) ? 'screens' : 'lists-and-orders';
  const [only] = screens;
  if (screens.length < 2) return only === undefined ? null : ownChunk(only);
  if (family === undefined) {
    if (screens.every((screen) => CONTENT.test(screen))) return CONTENT_CHUNK;
    return screens.some((screen) => CLIENT.test(screen)) ? SHOWN_CHUNK : COMMON_CHUNK;
  }
  const part = partOf(family, daily);
  if (daily.length === screens.length || part.endsWith('lists')) return part;
  return part === 'home' ? 'screens' : `${part}-common`;
}

/** What loads right after the first screen needs no script of rare screens: it would load with it on every page. */
function soonChunk(id: string, chunk: string | null, { device, findings, following }: Reach): string | null {
  if (chunk === 'wizards' && device.has(id)) return 'screens';
  if (chunk !== null && chunk !== CONTENT_CHUNK && chunk !== COMMON_CHUNK) return chunk;
  if (device.has(id)) return 'device';
  if (chunk === COMMON_CHUNK && findings.has(id)) return SHOWN_CHUNK;
  return following.has(id) ? 'follow-changes' : chunk;
}

let reach: Reach | undefined;

function chunkOf(id: string, context: Context): string | null {
  if (id.endsWith(EVERY_KIND)) return null;
  if (id.includes(ZOD)) return 'zod';
  reach ??= new Reach(context);
  const screens = reach.screensOf(id);
  // Without a network no page waits for the script of another screen.
  const chunk =
    screens.length === 1 && reach.isOffline(id) ? 'screens' : soonChunk(id, sharedChunk(screens), reach);
  const isEarly = chunk === SHOWN_CHUNK || (chunk !== 'index' && screens.some(isDaily));
  return id.endsWith('.css') && isEarly ? 'styles' : chunk;
}

/**
 * Chunks that load together are one: a first load is a handful of requests, not eighty. A module belongs to the screens
 * that reach it, so what it imports belongs to at least the same, and chunks import each other in one direction
 * (docs/decisions/a-first-load-is-a-few-files.md).
 */
export const CHUNK_GROUPS: Group[] = [
  // With the bundler's own helpers, which every chunk imports.
  { name: (id, context) => (chunkOf(id, context) === 'index' ? 'index' : null), debugName: 'index' },
  { name: chunkOf, debugName: 'shared', includeDependenciesRecursively: false },
];
