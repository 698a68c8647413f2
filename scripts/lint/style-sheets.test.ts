import { describe, expect, it } from 'vitest';
import { undefinedClasses, unusedClasses } from './class-uses.ts';
import { SourceModule } from './source-module.ts';
import { DRESSED_ELSEWHERE, WIDTHS_OF_THEIR_OWN } from './style-sheet-exceptions.ts';
import {
  classesWithoutHome,
  definedClasses,
  dressedElsewhere,
  type StyleSheet,
  widthsInNumbers,
} from './style-sheets.ts';

/** The listed exceptions belong to sheets that a planted case lacks. */
const listed = (problems: string[]) => problems.filter((problem) => !problem.includes('which is not there'));

function sheets(texts: Record<string, string>): StyleSheet[] {
  const base = {
    'app/base.css': '.meta { color: red; }',
    'components/Button.css': '.button { color: red; }',
  };
  return Object.entries({ ...base, ...texts }).map(([file, text]) => ({ file, text }));
}

describe('the owner of a class', () => {
  it('is the sheet it is named after', () => {
    expect(classesWithoutHome(sheets({ 'features/home/Home.css': '.home {} .home-kind {}' }))).toEqual([]);
  });

  it.each([
    ['in another sheet', { 'features/home/Home.css': '.home-kind .button-odd {}' }, '.button-odd'],
    ['where no sheet has its block', { 'features/home/Home.css': '.kind {}' }, '.kind'],
    ['in two sheets of one name', { 'a/Menu.css': '.menu {}', 'b/Menu.css': '' }, 'a/Menu.css'],
    ['as an abbreviation', { 'app/base.css': '.meta, .sub {}' }, '.sub'],
    ['as a letter', { 'features/home/Home.css': '.home-q {}' }, '.home-q'],
  ])('is rejected %s', (_, texts, problem) => {
    expect(classesWithoutHome(sheets(texts)).filter((found) => found.startsWith(problem))).toHaveLength(1);
  });
});

describe('a rule for another sheet’s class', () => {
  const found = (text: string) => listed(dressedElsewhere(sheets({ 'features/home/Home.css': text })));

  it.each([
    ['places it', '.home .button { flex: 1; margin-top: 4px; }'],
    ['sets what its owner lets others set', '.home .meta { display: block; }'],
    ['sets its owner’s custom property', '.home .button { --button-edge: red; }'],
    ['names it as a condition', '.home-kind:not(.button) { color: red; } .home:has(.button) { color: red; }'],
    ['dresses its own class beside it', '.button.home-create { color: red; }'],
  ])('is allowed when it %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['dresses it', '.home .button { color: red; }', 'sets color of components/Button.css'],
    ['dresses one of several', '.home, .home .button { color: red; }', 'sets color of components/Button.css'],
    ['does so in a media query', '@media (--phone) { .home .button { color: red; } }', 'sets color'],
    ['reaches it on every screen', '.button + .meta { margin-top: 4px; }', 'holds everywhere'],
    ['reaches it through :is()', 'main :is(.button, a) { color: red; }', 'holds everywhere'],
  ])('is rejected when it %s', (_, text, problem) => {
    expect(found(text)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('breakpoints', () => {
  const found = (query: string) =>
    listed(widthsInNumbers(sheets({ 'features/home/Home.css': `/* x */\n@media ${query} { .home {} }` })));

  it.each(['(--phone)', 'not (--tablet)', '(max-height: 480px)', '(forced-colors: active)'])(
    'are named: %s',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it.each(['(max-width: 700px)', '(width <= 44rem)', '(44rem >= width)', '(--phone) and (min-width: 300px)'])(
    'are not numbers: %s',
    (query) => {
      expect(found(query)).toEqual([expect.stringContaining('packages/web/src/features/home/Home.css:2')]);
    },
  );

  it('are listed as exceptions only while they exist', () => {
    const entries = WIDTHS_OF_THEIR_OWN.flatMap((exception) => exception.entries);
    expect(widthsInNumbers(sheets({}))).toHaveLength(entries.length);
    expect(dressedElsewhere(sheets({}))).toHaveLength(
      DRESSED_ELSEWHERE.flatMap((exception) => exception.entries).length,
    );
  });
});

describe('classes in screens and classes in sheets', () => {
  const home = definedClasses(
    sheets({
      'app/base.css': '.meta {} .tone-done {}',
      'features/home/Home.css': '.home {} .home-kind {} .home-off {}',
    }),
  );
  const module = (text: string) => SourceModule.parse('packages/web/src/features/home/Home.tsx', text);

  it.each([
    '<p className="home meta" />',
    "<p className={late ? 'home' : 'meta'} />",
    `<p className={\`home\${off ? ' home-off' : ''}\`} />`,
    "<p className={look({ tone: 'line', className: 'home' })} />",
    "<p className={state === 'stop' ? 'home' : undefined} />",
  ])('match in %s', async (text) => {
    expect(undefinedClasses(await module(text), home)).toEqual([]);
  });

  it.each([
    ['<p className="home-gone" />', '.home-gone'],
    ["<p className={late ? 'home' : 'home-gone'} />", '.home-gone'],
    [`<p className={\`home\${off ? ' home-gone' : ''}\`} />`, '.home-gone'],
    [`<p className={\`gone-\${tone ?? 'home'}\`} />`, '.gone-'],
    ["<p className={look({ className: 'home-gone' })} />", '.home-gone'],
  ])('do not match in %s', async (text, name) => {
    expect(undefinedClasses(await module(text), home)).toEqual([
      `packages/web/src/features/home/Home.tsx:1 ${name} is defined in no style sheet`,
    ]);
  });

  it('are used by name, by prefix, or in markup', async () => {
    const screen = await module(
      `const page = '<p class="home button">'; const look = [\`home-\${kind}\`, 'tone-done', 'meta'];`,
    );
    expect(unusedClasses([screen], home)).toEqual([]);
    expect(
      unusedClasses([await module("const look = 'home button meta home-kind tone-done';")], home),
    ).toEqual(['.home-off is defined, and named nowhere in the web']);
  });
});
