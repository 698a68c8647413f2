import type { FieldError } from '../../errors.ts';
import { DELIVERY_POSTAL_CODE } from '../../projects/field-formats.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { oneOf, required, requiredFormat, requiredPhone, YES_NO } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** Where what is printed goes: to the outlet, or to another address (2-data-rules-calls.md section 5, delivery). */
export function deliveryProblems({ pdv = {} }: Pick<ProjectDocument, 'pdv'>): FieldError[] {
  if (pdv.adresseIdemCommande !== 'non')
    return oneOf('pdv.adresseIdemCommande', pdv.adresseIdemCommande, YES_NO, 'Veuillez choisir une option.');
  const address = pdv.adresseLivraison ?? {};
  return [
    ...required('pdv.adresseLivraison.nomPDV', address.nomPDV, 'Point de vente obligatoire'),
    ...required('pdv.adresseLivraison.adresse', address.adresse, 'Adresse obligatoire'),
    ...requiredFormat(
      'pdv.adresseLivraison.codePostale',
      address.codePostale,
      DELIVERY_POSTAL_CODE,
      'Code Postal obligatoire',
      'Code Postal incorrect',
    ),
    ...required('pdv.adresseLivraison.ville', address.ville, 'Ville obligatoire'),
    ...required('pdv.adresseLivraison.gerant', address.gerant, 'Nom Gérant obligatoire'),
    ...requiredPhone('pdv.adresseLivraison.telephone', address.telephone, 'Téléphone obligatoire'),
  ];
}

/** The same in words. */
export function deliveryLine({ pdv = {} }: Pick<ProjectDocument, 'pdv'>): SummaryLine {
  const address = pdv.adresseLivraison ?? {};
  const elsewhere = [
    address.nomPDV,
    address.adresse,
    [address.codePostale, address.ville].filter(Boolean).join(' '),
    address.gerant,
    address.telephone,
  ];
  const answers: Record<string, string> = {
    oui: 'Celle du point de vente',
    non: elsewhere.filter(Boolean).join(', '),
  };
  return line('Adresse de livraison', answers[pdv.adresseIdemCommande ?? '']);
}
