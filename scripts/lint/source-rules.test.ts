import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVocabulary, wordsAvoided } from './avoided-words.ts';
import { kindComparisons } from './kind-comparisons.ts';
import { pageLiterals } from './page-literals.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { settingDefaults } from './setting-defaults.ts';
import { tooLong } from './sizes.ts';
import { SourceModule } from './source-module.ts';
import { sqlOutsideRepositories } from './sql-outside-repositories.ts';
import { statusComparisons } from './status-comparisons.ts';
import { suppressions } from './suppressions.ts';
import { webkitStorage } from './webkit-storage.ts';

type Rule = (module: SourceModule) => string[];

async function found(
  rule: Rule,
  text: string,
  file = 'packages/server/src/features/x/x.ts',
): Promise<string[]> {
  return rule(await SourceModule.parse(file, text));
}

function lines(count: number): string {
  return 'work();\n'.repeat(count);
}

describe('sizes', () => {
  it('accepts 300 lines in a file and rejects 301', async () => {
    expect(await found(tooLong, lines(300))).toEqual([]);
    expect(await found(tooLong, lines(301))).toEqual([
      'packages/server/src/features/x/x.ts has 301 lines, above 300',
    ]);
  });

  it('accepts 50 lines in a function and rejects 51, from its first line to its last', async () => {
    expect(await found(tooLong, `function f() {\n${lines(48)}}`)).toEqual([]);
    expect(await found(tooLong, `// é\nfunction f() {\n${lines(49)}}`)).toEqual([
      'packages/server/src/features/x/x.ts:2 f has 51 lines, above 50',
    ]);
  });

  it.each([
    ['an arrow function', `const f = () => {\n${lines(49)}};`, 'f'],
    ['a method', `class C { f() {\n${lines(49)}} }`, 'f'],
    ['a private method', `class C { #f() {\n${lines(49)}} }`, 'f'],
    ['a property', `const o = { f: () => {\n${lines(49)}} };`, 'f'],
    ['a method of an object', `const o = { f() {\n${lines(49)}} };`, 'f'],
    ['an argument', `g(() => {\n${lines(49)}});`, 'function'],
  ])('counts %s', async (_, text, name) => {
    expect(await found(tooLong, text)).toEqual([
      `packages/server/src/features/x/x.ts:1 ${name} has 51 lines, above 50`,
    ]);
  });

  it('allows a component 80 lines, and a hook beside it 50', async () => {
    const file = 'packages/web/src/features/x/XPage.tsx';
    expect(await found(tooLong, `export function XPage() {\n${lines(78)}}`, file)).toEqual([]);
    expect(await found(tooLong, `export function XPage() {\n${lines(79)}}`, file)).toHaveLength(1);
    expect(await found(tooLong, `export const XPage = memo(() => {\n${lines(79)}});`, file)).toHaveLength(1);
    expect(await found(tooLong, `function useX() {\n${lines(49)}}`, file)).toHaveLength(1);
  });

  it.each([
    'packages/server/src/features/x/x.test.ts',
    'packages/server/src/testing/factories.ts',
    'packages/demo/src/seed/outlets.ts',
    'packages/domain/src/x/words.data.ts',
  ])('ignores %s', async (file) => {
    expect(await found(tooLong, lines(500), file)).toEqual([]);
  });
});

describe('suppressions', () => {
  it.each(['biome' + '-ignore lint/x: y', '@ts' + '-expect-error', '@ts' + '-ignore', 'eslint' + '-disable'])(
    'rejects %s',
    async (comment) => {
      expect(await found(suppressions, `const a = 1;\n// ${comment}\n`)).toHaveLength(1);
    },
  );

  it('accepts other comments', async () => {
    expect(await found(suppressions, '// Rows that we ignore: see docs/glossary.md')).toEqual([]);
  });
});

describe('SQL outside the repositories', () => {
  it.each([
    'const q = `select a from b where c = $1`;',
    `const q = 'SELECT a FROM b';`,
    'const q = `\n  insert into a (b) values ($1)`;',
    'const q = `update project set x = 1`;',
    'const q = `delete from project`;',
    'const q = `with a as (select 1) select * from a`;',
    'const q = `select nextval($1)`;',
    'const q = sql`select a from b`;',
  ])('rejects %s', async (text) => {
    expect(await found(sqlOutsideRepositories, text)).toHaveLength(1);
    expect(
      await found(sqlOutsideRepositories, text, 'packages/server/src/features/x/x.repository.ts'),
    ).toEqual([]);
    expect(await found(sqlOutsideRepositories, text, 'packages/server/src/db/migrate.ts')).toEqual([]);
    expect(await found(sqlOutsideRepositories, text, 'packages/server/src/features/x/x.test.ts')).toEqual([]);
  });

  it.each([`const s = 'Selected from the list';`, `const s = 'update';`, '`with a guest`;'])(
    'accepts %s',
    async (text) => {
      expect(await found(sqlOutsideRepositories, text)).toEqual([]);
    },
  );
});

describe('status comparisons', () => {
  it.each([
    `if (project.statut === 'Agence') work();`,
    `if ('Validation DC' !== statut) work();`,
    `switch (statut) { case 'Terminé': work(); }`,
    `const open = ['Brouillon', 'Client'].includes(statut);`,
    `const ENDS: readonly string[] = ['Annulé', 'Rejeté', 'refusPose'];\nconst over = ENDS.includes(target);`,
    `const ENDS = new Set(['Annulé', 'Rejeté']);\nconst over = ENDS.has(statut);`,
    `const ENDS = ['Annulé', 'Rejeté'] as const satisfies Status[];\nconst over = ENDS.some((end) => end === statut);`,
    'const back = STATUSES.indexOf(to) < 3;',
  ])('rejects %s', async (text) => {
    expect(await found(statusComparisons, text)).toHaveLength(1);
    expect(await found(statusComparisons, text, 'packages/domain/src/rules/transitions.ts')).toEqual([]);
    expect(await found(statusComparisons, text, 'packages/server/src/features/x/x.test.ts')).toEqual([]);
  });

  it.each([
    `const words = { Agence: 'chez l’agence' };`,
    `await changeStatus(project, 'Agence');`,
    `if (role === 'agence') work();`,
    'if (FINAL_STATUSES.includes(statut)) work();',
    `const SHOWN = ['Impression', 'Imprimé'] as const;\nconst tabs = SHOWN.map(draw);`,
    'const known = STATUSES.includes(text);',
  ])('accepts %s', async (text) => {
    expect(await found(statusComparisons, text)).toEqual([]);
  });
});

describe('statuses in SQL', () => {
  const REPOSITORY = 'packages/server/src/features/x/x.repository.ts';
  it.each([
    "const q = `select a from b where statut in ('Livré', 'Terminé')`;",
    `const q = "p.statut = 'Agence' and p.proof_fresh";`,
    `const q = \`select a from b where c = \${d} and statut <> 'Annulé'\`;`,
    `const q = sqlList(['Client', ...STAGES.delivered]);`,
  ])('rejects %s', async (text) => {
    expect(await found(statusComparisons, text, REPOSITORY)).toHaveLength(1);
    expect(await found(statusComparisons, text)).toEqual([]);
  });

  it.each([
    'const q = `p.statut in ` + sqlList(STAGES.delivered);',
    `const q = "select a from b where role = 'agence'";`,
  ])('accepts %s', async (text) => {
    expect(await found(statusComparisons, text, REPOSITORY)).toEqual([]);
  });
});

describe('kind comparisons', () => {
  it.each([
    `if (project.kind === 'PDA') work();`,
    `if ('VAE_DIGITAL' !== kind) work();`,
    `if (typeProjet === 'PSM') work();`,
    `const digital = project.type === 'Digital' ? 1 : 2;`,
    `switch (type) { case 'Sur Mesure': work(); }`,
    `const posed = ['Boards PVC', 'Sur Mesure'].includes(type);`,
    `const SEEN = ['VAE', 'PSM'] as const;\nconst sees = SEEN.some((seen) => seen === kind);`,
    `const SEEN = new Set(['VAE', 'PSM']);\nconst sees = SEEN.has(kind);`,
    `const words = { CHR: 'une carte', PDA: 'un Direct Agence' };`,
    `const steps: Record<ProjectType, string> = { 'Boards PVC': 'pose', Digital: 'video' };`,
  ])('rejects %s', async (text) => {
    expect(await found(kindComparisons, text)).toHaveLength(1);
    expect(await found(kindComparisons, text, 'packages/domain/src/rules/guards.ts')).toHaveLength(1);
    expect(await found(kindComparisons, text, 'packages/web/src/features/x/XPage.tsx')).toHaveLength(1);
    expect(await found(kindComparisons, text, 'packages/domain/src/kind-facts/pda/facts.ts')).toEqual([]);
    expect(await found(kindComparisons, text, 'packages/server/src/features/x/x.test.ts')).toEqual([]);
    expect(await found(kindComparisons, text, 'packages/demo/src/orders.ts')).toEqual([]);
  });

  it.each([
    'if (KIND_FACTS[kind].deliversFiles) work();',
    `const step = infoPdvStep('CHR', { path: 'info-pdv' });`,
    `const row = { kinds: ['CHR', 'PSM'], from: 'Agence' };`,
    `const column = { sort: 'digital', name: 'Digital' };`,
    `if (code === 'ENOENT') work();`,
  ])('accepts %s', async (text) => {
    expect(await found(kindComparisons, text)).toEqual([]);
  });

  it('allows the web its own registries: screens, and drawings', async () => {
    const table = `const all = { 'Boards PVC': boards, Digital: screen };`;
    const folder = 'packages/web/src/components/projects';
    expect(await found(kindComparisons, table, `${folder}/type-drawings.ts`)).toEqual([]);
    expect(
      await found(kindComparisons, `${table}\nif (kind === 'CHR') work();`, `${folder}/type-drawings.ts`),
    ).toHaveLength(1);
  });
});

describe('addresses of pages', () => {
  const web = 'packages/web/src/features/x/XPage.tsx';
  const server = 'packages/server/src/features/x/x.tsx';
  const inserted = '$' + '{id}';

  it.each([
    `const link = <Link to="/cms/comptes">Comptes</Link>;`,
    `navigate({ to: '/dashboard', search: {} });`,
    `const path = '/dashboard?q_vue=attente';`,
    `const path = \`/dashboard?${inserted}\`;`,
    `const path = \`/gestion-projets-${inserted}\`;`,
    `const path = \`/suivi-projet/${inserted}\`;`,
    `const path = '/chr/creation/theme';`,
    `const entrance = '/dev';`,
  ])('rejects %s', async (text) => {
    expect(await found(pageLiterals, text, web)).toEqual([
      expect.stringContaining('repeats an address of PAGES'),
    ]);
    expect(await found(pageLiterals, text, server)).toHaveLength(1);
    expect(await found(pageLiterals, text, 'packages/web/src/features/x/x.test.tsx')).toEqual([]);
  });

  it.each([
    `const link = <Link to="/">Accueil</Link>;`,
    `const home = path === '/';`,
    `const [to = '/'] = parts;`,
  ])('rejects the home in the web: %s', async (text) => {
    expect(await found(pageLiterals, text, web)).toHaveLength(1);
    expect(await found(pageLiterals, text, server)).toEqual([]);
  });

  it.each([
    `const parts = path.split('/');`,
    `const inside = path.startsWith('/');`,
    `const call = '/rest/myplv/projets';`,
    `const script = '/session/token';`,
    `const image = '/catalogue/themes/x.svg';`,
    `const words = '/dashboards';`,
    'const path = PAGE_PATHS.followUp(id);',
  ])('accepts %s', async (text) => {
    expect(await found(pageLiterals, text, web)).toEqual([]);
  });

  it('are text where they are defined', async () => {
    const text = `export const PAGES = { login: '/login' };`;
    expect(await found(pageLiterals, text, 'packages/domain/src/rules/page-paths.ts')).toEqual([]);
  });
});

describe('defaults of settings', () => {
  const problems = async (text: string) => {
    const row = 'export const SETTINGS = { delai: figure({ default: DAYS }) };';
    return settingDefaults([
      await SourceModule.parse('packages/domain/src/settings/settings.ts', row),
      await SourceModule.parse('packages/server/src/features/x/x.ts', text),
    ]);
  };

  it.each([
    'later(pool, DAYS);',
    'const x = [DAYS, 2];',
    'const x = DAYS * 24;',
    'const x = old > DAYS;',
    'function f(days = DAYS) {}',
  ])('%s decides by one', async (text) => {
    expect(await problems(text)).toEqual([
      expect.stringContaining('packages/server/src/features/x/x.ts:1 decides by DAYS'),
    ]);
  });

  it.each([
    "import { DAYS } from './days.ts';",
    'export const DAYS = 30;',
    'const x = settings?.delai ?? DAYS;',
  ])('%s does not', async (text) => {
    expect(await problems(text)).toEqual([]);
  });
});

describe('sentences', () => {
  const twice = async (one: string, other: string, file = 'packages/web/src/features/y/Y.tsx') =>
    repeatedSentences([
      await SourceModule.parse('packages/server/src/features/x/x.ts', one),
      await SourceModule.parse(file, other),
    ]);

  it.each([
    [
      'a text and JSX',
      "const a = 'Ce lien a\\u00a0déjà servi.';",
      'const b = <p>Ce lien a&nbsp;déjà servi.</p>;',
    ],
    ['two texts', "const a = 'Ce lien a déjà servi.';", "const b = 'Ce lien a déjà servi.';"],
    ['two templates', 'const a = `Passé le 2 mai par lui.`;', 'const b = `Passé le 2 mai par lui.`;'],
  ])('are rejected in two files: %s', async (_, one, other) => {
    expect(await twice(one, other)).toEqual([
      expect.stringMatching(/^packages\/server\S+x\.ts:1, packages\/web\S+Y\.tsx:1 say the same: '/),
    ]);
  });

  it('may share a label, and repeat in a test and a showcase', async () => {
    expect(await twice("const a = 'Ce lien a servi';", "const b = 'Ce lien a servi';")).toEqual([]);
    const sentence = "const a = 'Ce lien a déjà servi.';";
    expect(await twice(sentence, sentence, 'packages/web/src/features/y/y.test.ts')).toEqual([]);
    expect(await twice(sentence, sentence, 'packages/web/src/features/elements/Y.tsx')).toEqual([]);
  });
});

describe('words', async () => {
  const vocabulary = await readVocabulary(path.resolve(import.meta.dirname, '../..'));
  const screen = 'packages/web/src/features/x/XPage.tsx';
  const said = async (sentence: string, file = screen) =>
    (
      await found(
        (module) => wordsAvoided(module, vocabulary),
        `export const x = ${JSON.stringify(sentence)};`,
        file,
      )
    ).length;

  it('of the glossary are read', () => {
    expect(vocabulary.avoided.length).toBeGreaterThan(8);
  });

  it.each([
    'Un courriel part ce soir.',
    'Vos emails du jour',
    'Le mail est parti.',
    'Le délégué est prévenu.',
    'Les délégués de l’équipe',
    'Le DC est prévenu.',
    'En attente du CCEP.',
    'Deux aller-retours',
    'Le projet est rejeté.',
    'Déposez le BAT ici.',
    'modif. il y a 2 jours',
  ])('another word is asked for: %s', async (sentence) => {
    expect(await said(sentence)).toBe(1);
  });

  it.each([
    'Un e-mail part ce soir.',
    'Le délégué commercial est prévenu.',
    'Les délégués\u00a0commerciaux de l’équipe',
    'Validation DC → Agence',
    'DC',
    'Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.',
    "L'Email a bien été envoyé",
    'maillon faible',
    'Un lien part à camille@email.example.',
  ])('is accepted: %s', async (sentence) => {
    expect(await said(sentence)).toBe(0);
  });

  it('are free where nobody reads them', async () => {
    expect(
      await said('select email from links', 'packages/server/src/features/project/links/links.repository.ts'),
    ).toBe(0);
    expect(await said('Un courriel', 'packages/server/src/features/project/links/x.ts')).toBe(1);
  });
});

describe('what WebKit loses', () => {
  const file = 'packages/web/src/api/device/x.ts';
  const STORES = "import { set } from 'idb-keyval';\n";

  it('rejects a Blob in a module that writes to IndexedDB, and accepts an ArrayBuffer', async () => {
    const blob = `${STORES}void set('a', new Blob(['b']));`;
    expect(await found(webkitStorage, blob, file)).toHaveLength(1);
    expect(await found(webkitStorage, `${STORES}void set('a', new ArrayBuffer(1));`, file)).toEqual([]);
    expect(await found(webkitStorage, "show(URL.createObjectURL(new Blob(['b'])));", file)).toEqual([]);
  });

  it.each(["registration.sync.register('envois');", "self.addEventListener('sync', send);"])(
    'rejects Background Sync: %s',
    async (text) => {
      expect(await found(webkitStorage, text, file)).toHaveLength(1);
      expect(await found(webkitStorage, text, 'packages/server/src/x.ts')).toEqual([]);
    },
  );
});
