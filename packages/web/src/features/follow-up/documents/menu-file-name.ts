import { isMenuFile } from '@ardoise/domain/files/execution-files.ts';

const PREFIX = 'menu-exterieur-';

/** The name under which the exterior menu's execution file is sent: it must say what it is, whatever the maker called it. */
export function menuFileName(name: string): string {
  return isMenuFile(name) ? name : `${PREFIX}${name}`;
}
