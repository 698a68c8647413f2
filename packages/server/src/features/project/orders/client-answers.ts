import type { DocumentPart, ProjectDocument } from '@ardoise/domain/projects/project.ts';

/**
 * Parts of the document that the client fills, from the support to the delivery of a Direct Agence; of the outlet also
 * the place of delivery (specification/roles-and-scope.md#edit).
 */
export const CLIENT_PARTS = ['infocarte', 'charte', 'briefPDA', 'contenu'] as const satisfies DocumentPart[];

const of = (document: ProjectDocument, parts: readonly DocumentPart[]): ProjectDocument =>
  Object.fromEntries(parts.flatMap((part) => (document[part] === undefined ? [] : [[part, document[part]]])));

/** Restricts a client's save to what they may change; all else stays as it was. */
export function clientAnswers(previous: ProjectDocument, merged: ProjectDocument): ProjectDocument {
  const { adresseIdemCommande: _same, adresseLivraison: _address, ...outlet } = previous.pdv ?? {};
  const { adresseIdemCommande, adresseLivraison } = merged.pdv ?? {};
  return {
    ...previous,
    ...of(merged, CLIENT_PARTS),
    pdv: {
      ...outlet,
      ...(adresseIdemCommande === undefined ? {} : { adresseIdemCommande }),
      ...(adresseLivraison === undefined ? {} : { adresseLivraison }),
    },
  };
}
