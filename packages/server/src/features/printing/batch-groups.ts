import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { PrintPart } from '@ardoise/domain/projects/print-items.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { StoredProject } from '../projects/project-record.ts';

/** What of one project belongs to a group. */
export interface BatchLine {
  project: StoredProject;
  document: ProjectDocument;
  /** Names of the boards or supports; empty where the group says it all. */
  names: string[];
  copies: number;
}

/** Things that are printed alike: same part, format, material and copies each. */
export interface BatchGroup {
  part: PrintPart;
  format: string;
  material: string;
  copiesEach: number;
  lines: BatchLine[];
  /** Of all its lines. */
  copies: number;
}

/** The parts in the order in which a print shop works, as it calls them. */
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

/** What is to be printed of these projects, by format, material and copies; within a group as the projects come. */
export function batchGroups(projects: readonly StoredProject[]): BatchGroup[] {
  const groups = new Map<string, BatchGroup>();
  for (const project of projects) {
    const document = JSON.parse(project.doc) as ProjectDocument;
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

/** How many of each part there are in all, in order; parts that there are none of are left out. */
export function batchTotals(groups: readonly BatchGroup[]): { part: PrintPart; copies: number }[] {
  return PARTS.map((part) => ({
    part,
    copies: groups.filter((group) => group.part === part).reduce((sum, { copies }) => sum + copies, 0),
  })).filter(({ copies }) => copies > 0);
}
