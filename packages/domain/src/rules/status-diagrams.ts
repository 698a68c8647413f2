import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { PROJECT_KINDS, type ProjectKind } from '../projects/kinds.ts';
import type { Transition } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';

/** 'Caissons Lumineux et Boards PVC (VAE)' */
function titleOf(kind: ProjectKind): string {
  return `${KIND_FACTS[kind].supports.map(({ type }) => type).join(' et ')} (${kind})`;
}

function stateId(status: string): string {
  return status
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(' ', '_');
}

function arrow(row: Transition): string {
  return `    ${stateId(row.from)} --> ${stateId(row.to)} : ${row.label}`;
}

function diagram(kind: ProjectKind): string {
  const rows = TRANSITIONS.filter((row) => row.kinds.includes(kind));
  const states = [...new Set(rows.flatMap((row) => [row.from, row.to]))];
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...states.map((status) => `    state "${status}" as ${stateId(status)}`),
    '    [*] --> Brouillon',
    ...rows.map(arrow),
    '```',
  ].join('\n');
}

function table(kind: ProjectKind): string {
  const rows = TRANSITIONS.filter((row) => row.kinds.includes(kind));
  const cells = rows.map((row) =>
    [
      row.from,
      row.target,
      row.label,
      row.roles.join(', '),
      row.guards.join(', ') || '–',
      row.effects.join(', ') || '–',
    ].join(' | '),
  );
  return [
    '| from | target | label | roles | guards | effects |',
    '|---|---|---|---|---|---|',
    ...cells.map((line) => `| ${line} |`),
  ].join('\n');
}

/** `docs/statuses.md`: one diagram and one table a kind, from the table of transitions. */
export function statusDocument(): string {
  const kinds = PROJECT_KINDS.map((kind) => `## ${titleOf(kind)}\n\n${diagram(kind)}\n\n${table(kind)}\n`);
  return `# Statuses\n\nGenerated from \`packages/domain/src/projects/transition-table.ts\` by \`node scripts/write-statuses.ts\`; the tests fail when it is stale.\n\n${kinds.join('\n')}`;
}
