import { deliveryLine, deliveryProblems } from '../../steps/delivery-address.ts';
import type { Step } from '../../wizard.ts';

/** Where the cards go; here the client signs. */
export const livraison: Step<'livraison'> = {
  path: 'livraison',
  tab: 'livraison',
  title: 'Où livrer\u00a0?',
  short: 'Livraison',
  problems: deliveryProblems,
  summary: (project) => [deliveryLine(project)],
};
