import { isMenuFile } from '@ardoise/domain/rules/execution-files.ts';

const PREFIX = 'menu-exterieur-';

/** File name of the exterior menu's upload: it must contain 'menu', whatever the original name. */
export function menuFileName(name: string): string {
  return isMenuFile(name) ? name : `${PREFIX}${name}`;
}
