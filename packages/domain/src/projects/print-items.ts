import type { ProjectDocument } from './project.ts';

/** What of an order a thing to print is: copies are counted apart. */
export type PrintPart = 'carte' | 'qrcode' | 'menu' | 'board' | 'stopTrottoir' | 'support';

/** One thing to print, as many times as it says. */
export interface PrintItem {
  part: PrintPart;
  /** What a print shop calls it: 'Carte', the board's or the support's own name. */
  name: string;
  format: string;
  material: string;
  copies: number;
}

/** '50', '2xA3'; 0 where nothing was chosen. */
export function countOf(copies: string | undefined): number {
  return Number.parseInt(copies ?? '', 10) || 0;
}

/** A text without blanks around it. */
export function plain(text: string | undefined): string {
  return (text ?? '').trim();
}

/** Where an order is delivered: the outlet, or the address given instead of its own. */
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
