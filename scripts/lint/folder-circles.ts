import path from 'node:path';
import type { IModule } from 'dependency-cruiser';

/** Circular dependencies between folders: none of the folders can be read, tested or moved alone. */
const SOURCES = ['packages/server/src/', 'packages/demo/src/'];
const TESTS = /\.test\.ts$|\/testing\//;

/** One import from file to file. */
interface Import {
  from: string;
  to: string;
}

/** The folder of a file; a file at the root of its package is its own folder. */
function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return SOURCES.includes(`${folder}/`) ? file : folder;
}

function isProduct(file: string): boolean {
  return SOURCES.some((source) => file.startsWith(source)) && !TESTS.test(file);
}

/** By folder, the folders it imports from, each with the first such import. */
function folderGraph(modules: readonly IModule[]): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const { source, dependencies } of modules.filter((module) => isProduct(module.source))) {
    const from = folderOf(source);
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets);
    for (const { resolved } of dependencies.filter((dependency) => isProduct(dependency.resolved))) {
      const to = folderOf(resolved);
      if (to !== from && !targets.has(to)) targets.set(to, { from: source, to: resolved });
    }
  }
  return graph;
}

/** The shortest path back to a folder, by breadth-first search; empty without one. */
function wayBack(graph: Map<string, Map<string, Import>>, start: string): Import[] {
  const ways: { at: string; taken: Import[] }[] = [{ at: start, taken: [] }];
  const seen = new Set<string>();
  for (const { at, taken } of ways) {
    for (const [next, step] of graph.get(at) ?? []) {
      if (next === start) return [...taken, step];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, taken: [...taken, step] });
    }
  }
  return [];
}

/**
 * The imports that close a cycle of folders of the server or the demonstration, tests excluded: the shortest cycle of
 * each folder in one.
 */
export function folderCircles(modules: readonly IModule[]): string[] {
  const graph = folderGraph(modules);
  const found = new Set<string>();
  for (const folder of graph.keys())
    for (const { from, to } of wayBack(graph, folder)) found.add(`${from} → ${to} (no-circle-of-folders)`);
  return [...found].sort();
}
