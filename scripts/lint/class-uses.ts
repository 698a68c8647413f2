import type { SourceModule, SyntaxNode } from './source-module.ts';

type Field = SyntaxNode | undefined;

/** A class name in a string; `open` if an expression continues it: 'tone-' of `tone-${tone}`. */
interface Word {
  text: string;
  open: boolean;
}

function words(text: string, goesOn: boolean): Word[] {
  const found = text.split(/\s+/).filter((word) => word !== '');
  const open = goesOn && /\S$/.test(text);
  return found.map((word, index) => ({ text: word, open: open && index === found.length - 1 }));
}

function templateWords(node: SyntaxNode): Word[] {
  const quasis = node.quasis as readonly SyntaxNode[];
  return quasis.flatMap((quasi, index) => words(String(quasi.raw), index < quasis.length - 1));
}

/** The class names that a `className` expression may produce; conditions and arguments are skipped. */
function classWords(node: Field): Word[] {
  switch (node?.type) {
    case 'StringLiteral':
      return words(String(node.value), false);
    case 'TemplateLiteral':
      return [...templateWords(node), ...partsOfTemplate(node)];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return classWords(node.expression as Field);
    case 'ConditionalExpression':
      return [...classWords(node.consequent as Field), ...classWords(node.alternate as Field)];
    case 'BinaryExpression':
      return ['&&', '||', '??'].includes(String(node.operator)) ? classWords(node.right as Field) : [];
    default:
      return [];
  }
}

/** Class names in a template's expressions; an expression that only continues a word is a part of it. */
function partsOfTemplate(node: SyntaxNode): Word[] {
  const quasis = node.quasis as readonly SyntaxNode[];
  return (node.expressions as readonly SyntaxNode[])
    .filter((_, index) => !/\S-$/.test(String(quasis[index]?.raw)))
    .flatMap(classWords);
}

function isClassName({ node }: { node: SyntaxNode }): boolean {
  const name =
    node.type === 'JSXAttribute' ? node.name : node.type === 'KeyValueProperty' ? node.key : undefined;
  return (name as Field)?.value === 'className';
}

/** Classes that a screen uses and no style sheet defines. */
export function undefinedClasses(module: SourceModule, defined: ReadonlySet<string>): string[] {
  if (module.isTest) return [];
  return [...module.nodes()].filter(isClassName).flatMap(({ node }) =>
    classWords(node.value as Field)
      .filter(({ text, open }) =>
        open ? ![...defined].some((name) => name.startsWith(text)) : !defined.has(text),
      )
      .map(({ text }) => `${module.file}:${module.lineOf(node)} .${text} is defined in no style sheet`),
  );
}

/** Classes that no string of the web contains, complete or by prefix. */
export function unusedClasses(modules: readonly SourceModule[], defined: ReadonlySet<string>): string[] {
  const named = modules
    .filter(({ isTest }) => !isTest)
    .flatMap((module) =>
      [...module.nodes()].flatMap(({ node }) => {
        if (node.type === 'StringLiteral') return words(String(node.value), false);
        return node.type === 'TemplateLiteral' ? templateWords(node) : [];
      }),
    )
    // Markup in a string: class="…".
    .flatMap(({ text, open }) => text.split(/[<>"'=]+/).map((part) => ({ text: part, open })));
  const whole = new Set(named.map(({ text }) => text));
  const starts = new Set(
    named.filter(({ text, open }) => open && text.endsWith('-')).map(({ text }) => text),
  );
  return [...defined]
    .filter((name) => !whole.has(name) && ![...starts].some((start) => name.startsWith(start)))
    .map((name) => `.${name} is defined, and named nowhere in the web`);
}
