import { cardFormat, PRINT_MODES, type PrintMode, printsOf } from '../wizards/steps/print-modes.ts';
import type { ProjectKind } from './kinds.ts';
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
function countOf(copies: string | undefined): number {
  return Number.parseInt(copies ?? '', 10) || 0;
}

const plain = (text: string | undefined) => (text ?? '').trim();

function cardItem({ infocarte }: ProjectDocument): PrintItem {
  return {
    part: 'carte',
    name: 'Carte',
    format: cardFormat(infocarte ?? {}),
    material: plain(infocarte?.matiere?.name),
    copies: countOf(infocarte?.nombreExemplaire),
  };
}

function qrCodeItem({ infocarte }: ProjectDocument): PrintItem {
  return {
    part: 'qrcode',
    name: 'QR code',
    format: plain(infocarte?.modeleQrCodeSticker?.name),
    material: '',
    copies: countOf(infocarte?.nombreExemplaireQrCode),
  };
}

/** `nombreExemplaireMenu` says how many and in which format: '2xA3'. */
function menuItem({ infocarte }: ProjectDocument): PrintItem {
  const [, format = ''] = /^\d+\s*x\s*(.+)$/i.exec(plain(infocarte?.nombreExemplaireMenu)) ?? [];
  return {
    part: 'menu',
    name: 'Menu extérieur',
    format: [format, plain(infocarte?.orientationMenu)].filter(Boolean).join(', '),
    material: plain(infocarte?.matiere?.name),
    copies: countOf(infocarte?.nombreExemplaireMenu),
  };
}

function cardItems(document: ProjectDocument): PrintItem[] {
  const prints = printsOf(document.infocarte?.impression);
  return [
    ...(prints.card ? [cardItem(document)] : []),
    ...(prints.qrCode ? [qrCodeItem(document)] : []),
    ...(prints.menu ? [menuItem(document)] : []),
  ];
}

/** A Direct Agence prints cards, and QR codes where it wants them; its print mode may not be said. */
function directAgencyItems(document: ProjectDocument): PrintItem[] {
  if (document.infocarte?.impression) return cardItems(document);
  return [cardItem(document), ...(document.infocarte?.qrcode === 'oui' ? [qrCodeItem(document)] : [])];
}

/** Each board, and the one more that stands on the pavement. */
function boardItems({ boards = [] }: ProjectDocument): PrintItem[] {
  return boards.flatMap((board) => {
    const name = plain(board.displayName) || plain(board.name);
    const item = { part: 'board', name, format: plain(board.format), material: '' } as const;
    return [
      { ...item, copies: countOf(board.nombreExemplaire) },
      ...(board.optionStopTrottoir === true
        ? [
            {
              part: 'stopTrottoir' as const,
              name: `${name} (stop-trottoir)`,
              format: plain(board.formatStopTrottoir),
              material: '',
              copies: 1,
            },
          ]
        : []),
    ];
  });
}

function supportItems({ supports = [], autresInfos }: ProjectDocument): PrintItem[] {
  if (autresInfos?.impression !== 'oui') return [];
  return supports.map((support) => ({
    part: 'support',
    name: plain(support.name) || plain(support.type),
    format:
      plain(support.largeur) === '' && plain(support.hauteur) === ''
        ? ''
        : `${plain(support.largeur)} x ${plain(support.hauteur)} cm`,
    material: plain(support.matiere),
    copies: countOf(support.nombreExemplaire),
  }));
}

const ITEMS: Record<ProjectKind, (document: ProjectDocument) => PrintItem[]> = {
  CHR: cardItems,
  VAE: boardItems,
  VAE_DIGITAL: () => [],
  PSM: supportItems,
  PDA: directAgencyItems,
};

/** What is to be printed of an order; nothing for a Digital, and where the order says that it is not printed. */
export function printItems(kind: ProjectKind, document: ProjectDocument): PrintItem[] {
  return ITEMS[kind](document);
}

/** How an order is printed, in words: its print mode, or what stands for it in the kinds that have none. */
export function printModeLabel(kind: ProjectKind, document: ProjectDocument): string {
  const { infocarte } = document;
  const chosen = PRINT_MODES[infocarte?.impression as PrintMode]?.label;
  if (kind === 'CHR') return chosen ?? '';
  if (kind === 'PDA')
    return chosen ?? PRINT_MODES[infocarte?.qrcode === 'oui' ? 'carte_qrcode' : 'carte'].label;
  if (kind === 'VAE') return 'Boards';
  return kind === 'PSM' && document.autresInfos?.impression === 'oui' ? 'Supports' : PRINT_MODES.aucun.label;
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
