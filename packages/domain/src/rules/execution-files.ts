/**
 * Whether an execution file is the exterior menu's, by its name, case- and accent-insensitive
 * (specification/statuses.md#execution-file).
 */
export function isMenuFile(filename: string): boolean {
  return filename.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().includes('menu');
}

/** What a set of execution files covers. */
export interface ExecutionCover {
  /** The order itself. */
  execution: boolean;
  /** Its exterior menu. */
  menu: boolean;
}

/**
 * What these execution files cover. Where an exterior menu is ordered as well, a file named menu covers only the menu;
 * otherwise a card that happens to be called 'menu' covers the order itself.
 */
export function executionCover(filenames: readonly string[], withMenu: boolean): ExecutionCover {
  return {
    execution: filenames.some((name) => !withMenu || !isMenuFile(name)),
    menu: filenames.some(isMenuFile),
  };
}
