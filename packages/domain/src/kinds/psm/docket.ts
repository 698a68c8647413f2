import { plainTextOf } from '../../base/rich-text/plain-text-of.ts';
import type { Support } from '../../projects/project.ts';
import { drinkLines } from '../../wizards/fields/drink-lines.ts';
import { fieldLines } from '../../wizards/fields/field-lines.ts';
import { answeredLines } from '../../wizards/summary-lines.ts';
import type { WizardProject } from '../../wizards/wizard-project.ts';
import { copiesInWords, type DocketItem, type DocketOf, shortLines } from '../docket.ts';
import { charte } from './steps/charte.ts';
import { BRIEF, CREATION } from './steps/edition.ts';
import { SUPPORT_DRINKS } from './steps/gamme.ts';
import { sizeInWords } from './steps/support.ts';
import { supportLabel } from './steps/support-label.ts';

/** 'Totem · 60 × 180 cm · Contreplaqué'; empty for a blank one. */
export function supportDetail(support: Support): string {
  const size = sizeInWords(support).replace(' x ', '\u00a0×\u00a0').replace(' cm', '\u00a0cm');
  return [support.type, size, support.matiere].filter(Boolean).join(' · ');
}

function itemOf(support: Support, rank: number, order: WizardProject): DocketItem {
  const drinks =
    support.isGamme === 'oui' ? drinkLines(support.boissons) : fieldLines(SUPPORT_DRINKS, support, order);
  return {
    name: supportLabel(support, rank),
    detail: [supportDetail(support), copiesInWords(support.nombreExemplaire)].filter(Boolean).join(' · '),
    // The names of the drinks suffice.
    brief: [
      ...fieldLines([CREATION], support, order),
      ...drinks.map(({ label, value }) => ({ label, value })),
    ],
  };
}

/** Docket of a Sur Mesure. */
export const psmDocket: DocketOf = (order) => ({
  lines: [
    ...answeredLines([['Supports', String(order.supports?.length || '')]]),
    ...shortLines(charte, order),
  ],
  items: (order.supports ?? []).map((support, rank) => itemOf(support, rank, order)),
  texts: plainTextOf(order.briefPSM) === '' ? [] : fieldLines([BRIEF], order, order),
});
