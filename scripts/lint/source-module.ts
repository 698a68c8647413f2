import { type Module, parse } from '@swc/core';

/** A node of the syntax tree, as far as the rules need it. */
export type SyntaxNode = { readonly type: string; readonly span?: Span } & Readonly<Record<string, unknown>>;
/** What a node is part of: another one, or what wraps an item of some lists, which has no type. */
export type Parent = Partial<Pick<SyntaxNode, 'type'>> & Readonly<Record<string, unknown>>;
interface NodeInTree {
  readonly node: SyntaxNode;
  readonly parent: Parent;
}
type Span = { readonly start: number; readonly end: number };

/** One source file: its text and its syntax tree. */
export class SourceModule {
  readonly file: string;
  readonly text: string;
  readonly #bytes: Buffer;
  readonly #tree: Module;
  #nodes?: NodeInTree[];

  private constructor(file: string, text: string, tree: Module) {
    this.file = file;
    this.text = text;
    this.#bytes = Buffer.from(text);
    this.#tree = tree;
  }

  /** @param file path from the project's root, with slashes */
  static async parse(file: string, text: string): Promise<SourceModule> {
    const tree = await parse(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2024' });
    return new SourceModule(file, text, tree);
  }

  get lines(): number {
    return this.text.trimEnd().split('\n').length;
  }

  get isTest(): boolean {
    return /\.test\.tsx?$/.test(this.file) || this.file.includes('/testing/');
  }

  /** Catalogues, fixtures and drawings are long by nature. */
  get isData(): boolean {
    return /\/(demo|fixtures)\/|\.data\.ts$/.test(this.file);
  }

  /** Every node in pre-order, with its parent. */
  nodes(): readonly NodeInTree[] {
    this.#nodes ??= descend(this.#tree as unknown as SyntaxNode, []);
    return this.#nodes;
  }

  /** The parser counts bytes, 1-based. */
  lineOf(node: SyntaxNode): number {
    return this.#lineAt(node.span?.start ?? 1);
  }

  linesOf(node: SyntaxNode): number {
    return this.#lineAt(node.span?.end ?? 1) - this.lineOf(node) + 1;
  }

  textOf(node: SyntaxNode): string {
    return this.#bytes.subarray((node.span?.start ?? 1) - 1, (node.span?.end ?? 1) - 1).toString();
  }

  #lineAt(position: number): number {
    let line = 1;
    for (let index = 0; index < position - 1; index += 1) if (this.#bytes[index] === 10) line += 1;
    return line;
  }
}

/** Adds what is below a node. Some lists wrap their items: `{ spread, expression }` without a type of its own. */
function descend(parent: Parent, found: NodeInTree[]): NodeInTree[] {
  for (const value of Object.values(parent).flat(Number.POSITIVE_INFINITY)) {
    if (typeof value !== 'object' || value === null) continue;
    const node = value as SyntaxNode;
    if (typeof node.type === 'string') found.push({ node, parent });
    descend(node, found);
  }
  return found;
}

/** The text of a string or a template, its values left out; undefined for any other node. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { raw: string }[] | undefined)?.map(({ raw }) => raw).join(' x ');
}
