/** A rule of a style sheet: one of its selectors, its properties, and its line. */
export interface StyleRule {
  selector: string;
  properties: string[];
  line: number;
}

/** The condition of an `@media`, and its line. */
export interface MediaQuery {
  query: string;
  line: number;
}

interface Block {
  prelude: string;
  line: number;
  /** Its own declarations. */
  body: string;
}

/** Replaces comments by as many blanks, so that line numbers do not change. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

/** Every `prelude { body }`, nested ones included. */
function blocksOf(css: string): Block[] {
  const open: Block[] = [];
  const found: Block[] = [];
  let line = 1;
  let text = '';
  for (const letter of withoutComments(css)) {
    if (letter === '{') {
      const lines = text.trim().split('\n').length - 1;
      open.push({ prelude: text.trim().replaceAll(/\s+/g, ' '), line: line - lines, body: '' });
      text = '';
    } else if (letter === '}') {
      const block = open.pop();
      if (block) found.push({ ...block, body: block.body + text });
      text = '';
    } else if (letter === ';') {
      const around = open.at(-1);
      if (around) around.body += `${text};`;
      text = '';
    } else text += letter;
    if (letter === '\n') line += 1;
  }
  return found;
}

/** Splits at top-level commas: `a, :is(b, c)` is two. */
function selectorsOf(prelude: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of prelude) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The rules of a style sheet, one per selector; keyframes are skipped. */
export function styleRules(css: string): StyleRule[] {
  return blocksOf(css)
    .filter(({ prelude }) => !/^(@|from$|to$|\d)/.test(prelude))
    .flatMap(({ prelude, body, line }) => {
      const properties = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name);
      return selectorsOf(prelude).map((selector) => ({ selector, properties, line }));
    });
}

export function mediaQueries(css: string): MediaQuery[] {
  return blocksOf(css)
    .filter(({ prelude }) => prelude.startsWith('@media'))
    .map(({ prelude, line }) => ({ query: prelude.slice('@media'.length).trim(), line }));
}
