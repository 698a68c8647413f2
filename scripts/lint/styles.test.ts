import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../packages/web/src');
const TOKENS = readFileSync(path.join(SRC, 'app/tokens.css'), 'utf8');
const FORCED = 'app/forced-colors.css';

type Scheme = 'light' | 'dark';

/** The hexadecimal colour of a token in a scheme, resolved through `var()`. */
function colourOf(token: string, scheme: Scheme): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [undefined, value, value];
  const chosen = (scheme === 'light' ? light : dark) ?? '';
  const named = /^var\((--[\w-]+)\)$/.exec(chosen)?.[1];
  return named === undefined ? chosen : colourOf(named, scheme);
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Colour of the focus ring on each surface with focusable elements. */
const SURFACES: Record<string, readonly string[]> = {
  '--focus-page': [
    ...['--paper', '--sheet', '--sunken', '--raised', '--hover', '--red-soft', '--yellow-soft'],
    ...['draft', 'wait', 'work', 'done', 'stop'].map((tone) => `--tone-${tone}-bg`),
  ],
  '--focus-slate': ['--slate', '--slate-2', '--slate-well', '--toast'],
  '--focus-print': ['--print', '--print-sheet'],
};

/** Every declaration of the style sheets: sheet, rule, and value. */
function declarations(property: RegExp) {
  return globSync('**/*.css', { cwd: SRC }).flatMap((file) => {
    const css = readFileSync(path.join(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].flatMap(([, name = '', value = '']) =>
        property.test(name) ? [{ file, selector: selector.trim(), value }] : [],
      ),
    );
  });
}

describe('the focus ring', () => {
  for (const [ring, surfaces] of Object.entries(SURFACES))
    for (const surface of surfaces)
      it.each(['light', 'dark'] as const)(`contrasts with ${surface} as ${ring}, %s`, (scheme) => {
        expect(contrast(colourOf(ring, scheme), colourOf(surface, scheme))).toBeGreaterThanOrEqual(3);
      });

  it('has the colour of its surface wherever it is drawn', () => {
    const drawn = declarations(/^outline(-color)?$/).filter(({ file }) => file !== FORCED);
    expect(drawn.filter(({ value }) => !/^(none|3px solid var\(--focus\))$/.test(value))).toEqual([]);
    // Hidden where focus is on nothing interactive, or where a pseudo-element draws it.
    const hidden = drawn.filter(({ value }) => value === 'none').map(({ selector }) => selector);
    const elsewhere = drawn.map(({ selector }) => selector);
    expect(
      hidden.filter(
        (selector) => selector !== 'main:focus-visible' && !elsewhere.includes(`${selector}::after`),
      ),
    ).toEqual([]);
  });
});

it('has nothing sticky but messages on a low viewport', () => {
  const literal = declarations(/^position$/).filter(({ value }) => /^(fixed|sticky)$/.test(value));
  expect(literal.map(({ selector }) => selector)).toEqual(['.toast-list']);
  expect(TOKENS).toMatch(/@media \(max-height: 480px\) \{\s*:root \{\s*--pinned: static;\s*--stuck: static;/);
});
