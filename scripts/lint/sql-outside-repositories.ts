import { literalText, type SourceModule } from './source-module.ts';

const STATEMENT =
  /^\s*(select\s[\s\S]*\s?from\s|select\s+\w+\(|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s*(not\s+)?(materialized\s*)?\(|(create|alter|drop|truncate)\s+(table|index|unique|database|schema|extension)|lock\s+table|copy\s+\w+\s*\()/i;
const ALLOWED = /\.repository\.ts$|^packages\/server\/src\/db\//;

/** SQL is allowed in the repositories, the migrations and db/ only. */
export function sqlOutsideRepositories(module: SourceModule): string[] {
  if (module.isTest || ALLOWED.test(module.file)) return [];
  const found: string[] = [];
  for (const { node } of module.nodes()) {
    const text = literalText(node);
    if (text !== undefined && STATEMENT.test(text)) {
      found.push(`${module.file}:${module.lineOf(node)} holds SQL: it belongs in a *.repository.ts`);
    }
  }
  return found;
}
