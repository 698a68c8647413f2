import type { FieldError } from '../../base/errors.ts';
import type { CatalogueItem } from '../../catalogue/catalogue-lists.ts';
import type { Choice } from '../../projects/draft-fields.ts';
import type { InfoCarte } from '../../projects/project.ts';
import { allOffered, type CatalogueOf, oneOffered, quoted } from '../catalogue/offered.ts';
import { FLAP_LABELS, madeInFlaps } from './card-format.ts';
import { NO_ILLUSTRATION } from './illustration-choices.ts';

/** Checks that format and material exist in this number of flaps. */
export function cardFormatOffered(
  { format, matiere, matiereFormat = '' }: InfoCarte,
  formats: readonly CatalogueItem<'format' | 'formatPDA'>[],
  materials: readonly CatalogueItem<'matieres_chr' | 'matieres'>[],
): FieldError[] {
  const strange = [
    ...oneOffered('infocarte.format', 'Le format', format, formats),
    ...oneOffered('infocarte.matiere', 'La matière', matiere, materials),
  ];
  if (strange.length > 0) return strange;
  const inFlaps = (FLAP_LABELS[matiereFormat] ?? matiereFormat).toLowerCase();
  const unmade = (chemin: string, noun: string, choice: Choice | undefined, items: typeof materials) => {
    const item = items.find(({ id }) => id === choice?.id);
    if (choice === undefined || madeInFlaps(item, matiereFormat)) return [];
    return [{ chemin, message: `${noun} ${quoted(choice)} n’existe pas en ${inFlaps}.` }];
  };
  return [
    ...unmade('infocarte.format', 'Le format', format, formats),
    ...unmade('infocarte.matiere', 'La matière', matiere, materials),
  ];
}

/** The illustrations, unless 'Aucune Illustration' is chosen. */
export function illustrationsOffered(
  { illustrations }: InfoCarte,
  catalogue: CatalogueOf<'illustrations'>,
): FieldError[] {
  return allOffered(
    'infocarte.illustrations',
    ['L’illustration', 'Ces illustrations'],
    Object.values(illustrations ?? {}).filter(({ name }) => name !== NO_ILLUSTRATION),
    catalogue.illustrations.filter(({ type }) => type === 'illustration'),
  );
}

/** The sticker, if stickers are printed. */
export function stickerOffered(
  printed: boolean,
  { modeleQrCodeSticker }: InfoCarte,
  { modeleqrcodesstickers }: CatalogueOf<'modeleqrcodesstickers'>,
): FieldError[] {
  return oneOffered(
    'infocarte.modeleQrCodeSticker',
    'Le modèle de sticker',
    printed ? modeleQrCodeSticker : undefined,
    modeleqrcodesstickers,
  );
}
