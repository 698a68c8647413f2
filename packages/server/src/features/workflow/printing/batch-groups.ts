import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { PrintPart } from '@ardoise/domain/projects/print-items.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { documentOf, type StoredProject } from '../../project/projects/project-record.ts';

/** The part of one project in a group. */
export interface BatchLine {
  project: StoredProject;
  document: ProjectDocument;
  /** Names of the boards or supports; empty where the group implies them. */
  names: string[];
  copies: number;
}

/** Items printed alike: same part, format, material and copies each. */
export interface BatchGroup {
  part: PrintPart;
  format: string;
  material: string;
  copiesEach: number;
  lines: BatchLine[];
  /** Sum over its lines. */
  copies: number;
}

/** The parts in a print shop's work order, with its names for them. */
export const PART_NAMES: Record<PrintPart, { one: string; many: string }> = {
  carte: { one: 'carte', many: 'cartes' },
  qrcode: { one: 'QR code', many: 'QR codes' },
  menu: { one: 'menu extérieur', many: 'menus extérieurs' },
  board: { one: 'board', many: 'boards' },
  stopTrottoir: { one: 'stop-trottoir', many: 'stop-trottoirs' },
  support: { one: 'support', many: 'supports' },
};
const PARTS = Object.keys(PART_NAMES) as PrintPart[];
const NAMED_PARTS: readonly PrintPart[] = ['board', 'stopTrottoir', 'support'];

const words = new Intl.Collator('fr', { numeric: true });

function inOrder(a: BatchGroup, b: BatchGroup): number {
  return (
    PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
    words.compare(a.format, b.format) ||
    words.compare(a.material, b.material) ||
    a.copiesEach - b.copiesEach
  );
}

/**
 * Groups what is to be printed of these projects by format, material and copies; projects in the given order within a
 * group.
 */
export function batchGroups(projects: readonly StoredProject[]): BatchGroup[] {
  const groups = new Map<string, BatchGroup>();
  for (const project of projects) {
    const document = documentOf(project);
    for (const { part, name, format, material, copies } of KINDS[project.kind].print.items(document)) {
      const key = JSON.stringify([part, format, material, copies]);
      const group = groups.get(key) ?? { part, format, material, copiesEach: copies, lines: [], copies: 0 };
      groups.set(key, group);
      let line = group.lines.at(-1);
      if (line?.project !== project) {
        line = { project, document, names: [], copies: 0 };
        group.lines.push(line);
      }
      line.copies += copies;
      if (NAMED_PARTS.includes(part)) line.names.push(name);
      group.copies += copies;
    }
  }
  return [...groups.values()].sort(inOrder);
}

/** Total copies of each part, in order; without parts that do not occur. */
export function batchTotals(groups: readonly BatchGroup[]): { part: PrintPart; copies: number }[] {
  return PARTS.map((part) => ({
    part,
    copies: groups.filter((group) => group.part === part).reduce((sum, { copies }) => sum + copies, 0),
  })).filter(({ copies }) => copies > 0);
}
