import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { DELIVERY } from '../../../wizards/steps/delivery-address.ts';

/** Delivery address; the client signs on this step. */
export const livraison = fieldStep({
  path: 'livraison',
  tab: 'livraison',
  title: 'Où livrer\u00a0?',
  short: 'Livraison',
  groups: [{ ...DELIVERY, title: undefined }],
});
