import { type Module, parse } from '@swc/core';

/** A node of the syntax tree, as far as the rules need it. */
export type SyntaxNode = { readonly type: string; readonly span?: Span } & Readonly<Record<string, unknown>>;
type Span = { readonly start: number; readonly end: number };

/** One source file: its text and its syntax tree. */
export class SourceModule {
  readonly file: string;
  readonly text: string;
  readonly #bytes: Buffer;
  readonly #tree: Module;

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
  *nodes(): Generator<{ readonly node: SyntaxNode; readonly parent: SyntaxNode }> {
    yield* descend(this.#tree as unknown as SyntaxNode);
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

function* descend(parent: SyntaxNode): Generator<{ node: SyntaxNode; parent: SyntaxNode }> {
  for (const node of Object.values(parent).flatMap(asNodes)) {
    if (typeof node.type === 'string') yield { node, parent };
    yield* descend(node);
  }
}

/** Some lists of the tree wrap their items: `{ spread, expression }` without a type of its own. */
function asNodes(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(asNodes);
  return typeof value === 'object' && value !== null ? [value as SyntaxNode] : [];
}
