import { inMm, judgedPages, pagePoints } from './judge-page.ts';
import { type OrderedPrint, printsOfFile } from './ordered-print.ts';
import type { PrintFacts } from './print-facts.ts';
import {
  PRINT_LEVELS,
  PRINT_REASONS,
  type PrintCheck,
  type PrintLevel,
  type PrintPoint,
  type PrintReason,
  type PrintVerdict,
  reasonsToRedo,
} from './print-verdict.ts';
import { inRow } from './print-words.ts';

const WHAT_HAPPENS: Partial<Record<PrintReason, string>> = {
  fichier: 'personne ne pourrait l’ouvrir',
  format: 'il n’aurait pas le format commandé',
  'fonds perdus': 'un liseré blanc resterait au bord',
  polices: 'le texte changerait de dessin',
  image: 'une image serait floue',
  'QR code': 'le code se lirait mal',
};

const NUMBERS = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

function phraseOf(niveau: PrintLevel, points: readonly PrintPoint[]): string {
  if (niveau === 'Bon') return 'Format, fonds perdus, polices, images et couleurs\u00a0: rien à dire.';
  if (niveau === 'À refaire')
    return `Imprimé ainsi, ${inRow(reasonsToRedo({ points }).map((reason) => WHAT_HAPPENS[reason] ?? reason))}.`;
  const count = points.length;
  const seen = count === 1 ? 'Un point se verra' : `${NUMBERS[count] ?? count} points se verront`;
  return `Il peut partir tel quel. ${seen}.`;
}

const LOOKED_AT: Record<PrintReason, string> = {
  fichier: 'Le fichier s’ouvre',
  format: 'Le format est celui de la commande',
  'fonds perdus': 'Le fond dépasse de la coupe',
  polices: 'Les polices sont dans le fichier, ou vectorisées',
  'QR code': 'Le QR code est net',
  image: 'Les images sont assez grandes',
  'repères de coupe': 'Le fichier dit où il est coupé',
  couleurs: 'Les images sont en couleurs d’impression',
  'tons directs': 'Aucun ton direct',
};

const counted = (count: number, noun: string) => `${count}\u00a0${noun}${count > 1 ? 's' : ''}`;

/** Its format, faces and copies: the first is judged, the others are said. */
function factsInWords(
  print: OrderedPrint | undefined,
  pages: number,
  points: readonly PrintPoint[],
): PrintCheck[] {
  const { size = null, format = '', faces = 0, copies = 0 } = print ?? {};
  const millimetres = size === null ? '' : `${inMm(size.width)} × ${inMm(size.height)}\u00a0mm`;
  const bleed = points.find(({ motif }) => motif === 'fonds perdus');
  const asOrdered = faces > 0 && faces === pages;
  return [
    {
      bon: points.every(({ motif }) => motif !== 'format'),
      mots: [format, millimetres].filter(Boolean).join(', '),
    },
    { bon: true, mots: asOrdered ? `${counted(faces, 'face')}, comme la commande` : counted(pages, 'page') },
    { bon: true, mots: copies > 0 ? counted(copies, 'exemplaire') : '' },
    ...(bleed === undefined ? [] : [{ bon: false, mots: bleed.mesure }]),
  ].filter(({ mots }) => mots !== '');
}

const WHOLE_FILE = { page: 0, place: null, ou: '', mesure: '', qui: 'agence' } as const;

/** A file that cannot be opened, or that is no PDF: nothing else is known of it. */
function unread(
  print: OrderedPrint | undefined,
  point: Omit<PrintPoint, keyof typeof WHOLE_FILE>,
): PrintVerdict {
  const points = [{ ...WHOLE_FILE, ...point }];
  const opened = { bon: false, mots: LOOKED_AT.fichier };
  return {
    niveau: point.niveau,
    objet: print?.name ?? '',
    faits: [],
    phrase: point.niveau === 'À refaire' ? phraseOf('À refaire', points) : 'Il peut partir tel quel.',
    points,
    controles: [opened],
  };
}

function spotPoint(names: readonly string[]): PrintPoint[] {
  if (names.length === 0) return [];
  const one = names.length === 1;
  return [
    {
      ...WHOLE_FILE,
      motif: 'tons directs',
      niveau: 'À savoir',
      vu: `${one ? 'Un ton direct' : `${names.length} tons directs`}\u00a0: ${names.slice(0, 4).join(', ')}.`,
      faire: 'convertissez en CMJN si l’imprimeur n’a pas cette encre.',
      mesure: names.join(', '),
    },
  ];
}

function openFile(facts: PrintFacts, prints: readonly OrderedPrint[]): PrintVerdict {
  const isSizeKnown = prints.length > 0 && prints.every(({ size }) => size !== null);
  const pages = judgedPages(facts, prints);
  const points = [...pagePoints(pages, prints), ...spotPoint(facts.spotColours)]
    // Only what was ordered in millimetres has to be made again.
    .map(
      (point): PrintPoint =>
        point.niveau === 'À refaire' && !isSizeKnown ? { ...point, niveau: 'À savoir' } : point,
    )
    .toSorted(
      (one, other) =>
        PRINT_LEVELS.indexOf(other.niveau) - PRINT_LEVELS.indexOf(one.niveau) ||
        PRINT_REASONS.indexOf(one.motif) - PRINT_REASONS.indexOf(other.motif),
    );
  const niveau = points[0]?.niveau ?? 'Bon';
  const print = pages[0]?.print;
  return {
    niveau,
    objet: print?.name ?? '',
    faits: factsInWords(print, facts.pages.length + facts.unread, points),
    phrase: phraseOf(niveau, points),
    points,
    controles: PRINT_REASONS.map((reason) => ({
      bon: points.every(({ motif }) => motif !== reason),
      mots: LOOKED_AT[reason],
    })),
  };
}

/**
 * What is said of a file before it is printed, from what is known of it and from what the order has printed
 * (specification/print-check.md). `facts` is null for a file that is no PDF.
 */
export function judgeFile(
  filename: string,
  facts: PrintFacts | null,
  ordered: readonly OrderedPrint[],
): PrintVerdict {
  const prints = printsOfFile(filename, ordered);
  if (facts === null)
    return unread(prints[0], {
      motif: 'fichier',
      niveau: 'À savoir',
      vu: 'Ce fichier n’est pas un PDF\u00a0: il n’est pas contrôlé.',
      faire: 'déposez un PDF pour qu’il soit contrôlé.',
    });
  if (facts.refused === null) return openFile(facts, prints);
  const isSizeKnown = prints.some(({ size }) => size !== null);
  return unread(prints[0], {
    motif: 'fichier',
    niveau: isSizeKnown ? 'À refaire' : 'À savoir',
    vu: facts.refused === 'password' ? 'Ce fichier demande un mot de passe.' : 'Ce fichier ne s’ouvre pas.',
    faire:
      facts.refused === 'password'
        ? 'réexportez-le sans mot de passe.'
        : 'réexportez-le, puis ouvrez-le avant de le déposer.',
  });
}
