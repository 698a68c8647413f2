import type { ProjectDocument } from './project.ts';

/** The part of an order that a print item is: copies are counted separately. */
export type PrintPart = 'carte' | 'qrcode' | 'menu' | 'board' | 'stopTrottoir' | 'support';

/** One item to print, with its number of copies. */
export interface PrintItem {
  part: PrintPart;
  /** Label for the print shop: 'Carte', the board's or the support's own name. */
  name: string;
  format: string;
  material: string;
  copies: number;
}

/** '50', '2xA3'; 0 if nothing is chosen. */
export function countOf(copies: string | undefined): number {
  return Number.parseInt(copies ?? '', 10) || 0;
}

/** Trimmed text. */
export function plain(text: string | undefined): string {
  return (text ?? '').trim();
}

/** Delivery address: the outlet's, or the address given instead. */
export interface DeliveryPlace {
  name: string;
  address: string;
  postalCode: string;
  town: string;
  contact: string;
  phone: string;
}

export function deliveryPlace({ pdv = {} }: ProjectDocument): DeliveryPlace {
  const elsewhere = pdv.adresseIdemCommande === 'non' ? (pdv.adresseLivraison ?? {}) : null;
  return elsewhere === null
    ? {
        name: plain(pdv.nomPDV),
        address: plain(pdv.adresse),
        postalCode: plain(pdv.codePostal),
        town: plain(pdv.ville),
        contact: plain(pdv.nomClient),
        phone: plain(pdv.telephone),
      }
    : {
        name: plain(elsewhere.nomPDV),
        address: plain(elsewhere.adresse),
        postalCode: plain(elsewhere.codePostale),
        town: plain(elsewhere.ville),
        contact: plain(elsewhere.gerant),
        phone: plain(elsewhere.telephone),
      };
}
