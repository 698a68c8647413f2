import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { uploadedPicture } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { ContentChange } from '../log/use-content-changes.ts';
import { type EntryState, flatForm, formOf, labelsOf, type Visibility } from './entry-form.ts';

/** A value of an entry that a change of the log made another. */
export interface VersionChange {
  name: string;
  label: string;
  was: string;
  now: string;
}

const VISIBILITY: Record<Visibility, string> = {
  visible: 'visible',
  periode: 'sur une période',
  masquee: 'masquée',
};

const isVisibility = (text: string): text is Visibility => Object.hasOwn(VISIBILITY, text);

function inWords(value: unknown): string {
  if (sameContent(value, undefined)) return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = String(value);
  if (uploadedPicture(text) !== null) return 'image envoyée';
  if (isVisibility(text)) return VISIBILITY[text];
  return text.startsWith('/catalogue/') ? 'dessin' : text;
}

const isState = (value: unknown): value is EntryState =>
  typeof value === 'object' && value !== null && 'item' in value;

/** Changed values of an entry in a line of the log; empty if it was created or deleted. */
export function versionChanges(
  list: CatalogueList,
  { avant, apres }: Pick<ContentChange, 'avant' | 'apres'>,
) {
  if (!(isState(avant) && isState(apres))) return [];
  const [was, now] = [flatForm(list, formOf(list, avant)), flatForm(list, formOf(list, apres))];
  const labels = labelsOf(list);
  return Object.keys(now)
    .filter((name) => !sameContent(was[name], now[name]))
    .map(
      (name): VersionChange => ({
        name,
        label: labels[name] ?? name,
        was: inWords(was[name]),
        now: inWords(now[name]),
      }),
    );
}
