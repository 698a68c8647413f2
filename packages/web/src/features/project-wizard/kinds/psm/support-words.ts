import { plainTextOf } from '@ardoise/domain/base/rich-text/plain-text-of.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted } from '../../../../components/format-number.ts';

/** Number of supports, for the summary's button. */
export function supportCount({ supports = [] }: WizardProject): number {
  return supports.length;
}

/** 'Sur Mesure, 2 supports pour Brasserie du Palais.' */
export function supportsInWords(project: WizardProject): string {
  const supports = counted(supportCount(project), 'support', 'supports');
  return `Sur Mesure, ${supports} pour ${project.pdv?.nomPDV ?? ''}.`;
}

/** State of a support's range: '3 boissons', 'sans boisson', 'à répondre'. */
export function rangeState({ isGamme, boissons }: Support): string {
  const count = countDrinks(boissons);
  if (isGamme === 'non') return 'sans boisson';
  return isGamme === 'oui' && count > 0 ? counted(count, 'boisson', 'boissons') : 'à répondre';
}

/** State of what to create on a support. */
export function creationState({ creation }: Support): string {
  return plainTextOf(creation) === '' ? 'à remplir' : 'rempli';
}

/** What a support loses with its deletion: 'Sa gamme de 3 boissons et sa description seront perdues.' */
export function lossOf({ boissons, creation, photos }: Support): string {
  const drinks = countDrinks(boissons);
  const lost = [
    drinks > 0 && `sa gamme de ${counted(drinks, 'boisson', 'boissons')}`,
    plainTextOf(creation) !== '' && 'sa description',
    Object.keys(photos ?? {}).length > 0 && 'ses photos',
  ].filter((part) => part !== false);
  const [first, ...others] = lost;
  if (first === undefined) return '';
  const list = others.length === 0 ? first : `${lost.slice(0, -1).join(', ')} et ${lost.at(-1)}`;
  const verb = others.length === 0 && first !== 'ses photos' ? 'sera perdue' : 'seront perdues';
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${verb}.`;
}

/** 'Totem, entrée' between French quotation marks. */
export function quotedLabel(support: Support, rank: number): string {
  return `«\u00a0${supportLabel(support, rank)}\u00a0»`;
}
