import { parisTimestamp } from './paris-timestamp.ts';

/** Long enough to recognise, short enough for every file system with prefix and time. */
const LONGEST_STEM = 80;
const UNNAMED = 'fichier';

/** The lower-case extension of a name, without the dot; empty without one. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}

/** Of a sender's file name that is shown; its end has the extension. */
const LONGEST_SHOWN = 200;

/** A sender's file name as a text beside the file: without control and bidi characters, among them NUL. */
export function shownSenderName(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, '')].slice(-LONGEST_SHOWN).join('');
}

/**
 * Sanitises a sender's file name: the last part of a path, without extension, its letters, digits and a few signs.
 * Removes control and bidi characters, which could make `fdp.exe` display as `exe.pdf`.
 */
function cleanStem(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last.trim().replace(/\.[A-Za-z0-9]{1,10}$/, '');
  const kept = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}_.-]+/gu, '-')
    .replace(/\.{2,}|-{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  const cut = [...kept]
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/[-.]+$/, '');
  return cut === '' ? UNNAMED : cut;
}

/**
 * The stored name of a file: its type, the sender's name, and the time of the upload or of the id that a device made, which
 * so knows it before the upload (`photo_carte_menu-du-soir_20261120-143205.jpg`, specification/files.md#what-is-accepted).
 */
export function storedName(type: string, name: string, extension: string, at: Date): string {
  return `${type}_${cleanStem(name)}_${parisTimestamp(at)}.${extension}`;
}

/** The same name with a number before its extension, against collisions within one second. */
export function numberedName(name: string, rank: number): string {
  return rank <= 1 ? name : name.replace(/(\.[a-z0-9]+)$/, `-${rank}$1`);
}
