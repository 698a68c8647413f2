import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { charterGroups } from '../../../wizards/steps/brand-charter.ts';

/** What the agency is asked, and the brand charter that it follows, shown by photos. */
export const brief = fieldStep({
  path: 'brief',
  tab: 'brief',
  title: 'Que doit créer l’agence\u00a0?',
  short: 'Brief',
  groups: [{ fields: [{ path: 'briefPDA', kind: 'rich-text', label: 'Brief' }] }, ...charterGroups(true)],
});
