import type { Parent, SourceModule, SyntaxNode } from './source-module.ts';

/** Where the settings of head office are declared, each with its default. */
const SETTINGS = /^packages\/domain\/src\/settings\//;

const isIdentifier = (value: unknown): value is SyntaxNode =>
  (value as SyntaxNode | undefined)?.type === 'Identifier';

/** The constants that a row has as its `default`. */
function defaultsIn(module: SourceModule): string[] {
  return module
    .nodes()
    .map(({ node }) => node)
    .filter(
      ({ type, key, value }) =>
        type === 'KeyValueProperty' && isIdentifier(value) && (key as SyntaxNode).value === 'default',
    )
    .map(({ value }) => String((value as SyntaxNode).value));
}

/**
 * Uses of a constant that became the default of a setting, anywhere but in its row: whoever decides by it goes on as
 * before whatever head office sets. Until the setting is read it may stand in for it: `settings.data?.seuilQuota ??
 * LOW_QUOTA`. A default parameter may not: a caller that forgets the setting would compile.
 */
export function settingDefaults(modules: readonly SourceModule[]): string[] {
  const names = new Set(modules.filter(({ file }) => SETTINGS.test(file)).flatMap(defaultsIn));
  if (names.size === 0) return ['No default of a setting was read: the rule saw nothing.'];
  return modules
    .filter((module) => !module.isTest && !module.isData && !SETTINGS.test(module.file))
    .filter(({ text }) => [...names].some((name) => text.includes(name)))
    .flatMap((module) =>
      module
        .nodes()
        .filter(
          ({ node, parent }) => isIdentifier(node) && names.has(String(node.value)) && decides(node, parent),
        )
        .map(
          ({ node }) =>
            `${module.file}:${module.lineOf(node)} decides by ${node.value}, the default of a setting: read the setting (readSetting, useSettings()), or write '?? ${node.value}' where it is not read yet`,
        ),
    );
}

/** Neither its declaration, nor an import, nor what stands in for the setting. */
function decides(node: SyntaxNode, parent: Parent): boolean {
  if (/^(Im|Ex)port/.test(parent.type ?? '')) return false;
  if (parent.type === 'VariableDeclarator') return parent.id !== node;
  return !(parent.type === 'BinaryExpression' && parent.operator === '??' && parent.right === node);
}
