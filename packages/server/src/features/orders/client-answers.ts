import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';

/**
 * Restricts a client's save to what they may change: everything from the support to the delivery. The outlet, the name
 * and the drinks are the dc's, and so is who fills the order (specification/roles-and-scope.md#edit); of the outlet
 * only the delivery address is theirs.
 */
export function clientAnswers(previous: ProjectDocument, merged: ProjectDocument): ProjectDocument {
  const { pdv: _outlet, idprojet: _name, boissons: _drinks, surPlace: _onSite, ...answers } = merged;
  const { pdv, idprojet, boissons, surPlace } = previous;
  const { adresseIdemCommande: _same, adresseLivraison: _address, ...outlet } = pdv ?? {};
  const { adresseIdemCommande, adresseLivraison } = merged.pdv ?? {};
  return {
    ...answers,
    pdv: {
      ...outlet,
      ...(adresseIdemCommande === undefined ? {} : { adresseIdemCommande }),
      ...(adresseLivraison === undefined ? {} : { adresseLivraison }),
    },
    ...(idprojet === undefined ? {} : { idprojet }),
    ...(boissons === undefined ? {} : { boissons }),
    ...(surPlace === undefined ? {} : { surPlace }),
  };
}
