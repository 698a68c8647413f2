import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import { LAW_STATE_WORDS } from '@ardoise/domain/settings/law-state-words.ts';
import { documentHead } from '../../project/order-forms/document-head.ts';
import { CONTENT_WIDTH, HAIR, INK_2, INK_3, PAGE, PRINT } from '../../project/order-forms/ink.ts';
import { leaderLine } from '../../project/order-forms/leader-line.ts';
import { spokenInstant } from '../../project/order-forms/paris-time.ts';
import type { TextStyle } from '../../project/order-forms/printed-text.ts';
import { sectionTitle } from '../../project/order-forms/section-title.ts';
import { type PrintedDocument, Sheet } from '../../project/order-forms/sheet.ts';
import { signatureBoxes } from '../../project/order-forms/signature-boxes.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';

/** A file of the approved proof. */
export interface EvidenceFile {
  filename: string;
  size: number;
  pages: number | null;
  /** SHA-256 in hex. */
  empreinte: string;
  /** JPEG; null without one. */
  picture: Buffer | null;
}

/** Data of an approval at the time it is given (specification/proofs-and-approvals.md#approval). Instants are ISO 8601. */
export interface EvidenceInput {
  nameProjet: string;
  numProjet: string;
  type: string;
  nomDc: string;
  nomAgence: string;
  proof: { version: number; empreinte: string; madeAt: string; sentAt: string | null };
  files: readonly EvidenceFile[];
  /** How it differs from the order, as the client read it, a line each; what is said where it was not compared. */
  ecarts: readonly string[];
  /**
   * What the law asked of the card as its delegate was shown it before the order was signed; null where nothing was, and
   * in the copy: clients do not read it (specification/card-text.md#points-of-law).
   */
  law: { points: readonly ShownLawPoint[]; t_signature: string } | null;
  /** The order form of the proof. */
  orderForm: { name: string; empreinte: string } | null;
  signer: {
    nom: string;
    qualite: string;
    mode: 'trace' | 'clavier';
    image: Buffer;
    /** Mail address of the client. */
    email: string;
    /** 'Par le lien personnel envoyé à …', 'Sur la tablette de …' */
    means: string;
    t_approval: string;
    /** What they read about the data; none for an approval of before it was kept. */
    notice?: string;
    /**
     * IP address and browser; null in the copy for the dc and the client
     * (specification/proofs-and-approvals.md#evidence).
     */
    device: SignatureOrigin | null;
  };
}

const TEXT: TextStyle = { font: 'body', size: 9.5, leading: 1.45 };
const FACT_NAME: TextStyle = { font: 'body', size: 8, colour: INK_3 };
const FACT: TextStyle = { font: 'bold', size: 9.5 };
const LONG_FACT: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
const FILE_NAME: TextStyle = { font: 'bold', size: 10 };
const DETAIL: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
const HASH: TextStyle = { font: 'body', size: 7.8, colour: INK_3, leading: 1.35 };

const GAP = 20;
const HALF = (CONTENT_WIDTH - GAP) / 2;
/** Minimum font size of a mail address before it is broken. */
const LEAST = 5.5;
const SIGNING_ROOM = 290;
const FRAME = { width: 84, height: 84 };
const FILE_HEIGHT = FRAME.height + 12;
const NO_PICTURE: TextStyle = { font: 'body', size: 8, colour: INK_3 };

const KEPT =
  'Cette page a été établie automatiquement au moment de la signature, et conservée telle quelle parmi les documents du projet. L’empreinte de la création est le SHA-256 de la liste triée des empreintes de ses fichiers, une par ligne\u00a0; celle d’un fichier, le SHA-256 de son contenu.';

const COPIED =
  'Copie de la preuve établie au moment de la signature, sans l’adresse IP ni le navigateur du signataire\u00a0: l’original est conservé par le siège. L’empreinte de la création est le SHA-256 de la liste triée des empreintes de ses fichiers, une par ligne\u00a0; celle d’un fichier, le SHA-256 de son contenu.';

/** `abcd1234 …`: grouped, to compare hashes by eye. */
const spaced = (hash: string) => hash.replace(/(.{8})(?=.)/g, '$1 ');

function spokenSize(bytes: number): string {
  const [value, unit] = bytes >= 1e6 ? [bytes / 1e6, 'Mo'] : [Math.max(bytes / 1e3, 1), 'ko'];
  return `${value.toLocaleString('fr-FR', { maximumFractionDigits: value < 10 ? 1 : 0 })}\u00a0${unit}`;
}

/** Beside the signature: signer, address, browser. */
function origin(sheet: Sheet, { signer }: EvidenceInput, top: number): number {
  const facts: [string, string, TextStyle][] = [
    ['Adresse du client', signer.email, FACT],
    ['Moyen', signer.means, LONG_FACT],
  ];
  if (signer.device !== null)
    facts.push(
      ['Adresse IP', signer.device.address, FACT],
      ['Navigateur', signer.device.userAgent, LONG_FACT],
    );
  const x = PAGE.left + HALF + GAP;
  let y = top;
  for (const [name, value, style] of facts)
    sheet.structure.paragraph(() => {
      const below = sheet.type.drawLines([sheet.type.oneLine(name, HALF, FACT_NAME)], x, y, FACT_NAME);
      const said = value === '' ? 'Non communiqué' : value;
      const fitting = sheet.type.holding(said, HALF, style, LEAST);
      y = sheet.type.drawLines(sheet.type.wrap(said, HALF, fitting), x, below, fitting) + 7;
    });
  return y;
}

async function agreement(sheet: Sheet, input: EvidenceInput): Promise<void> {
  const { signer, proof } = input;
  sectionTitle(sheet, 'Accord du client', undefined, SIGNING_ROOM);
  sheet.paragraph(
    `${signer.nom}, ${signer.qualite}, a donné son accord à la version ${proof.version} de la création, telle qu’elle est décrite ci-dessous.`,
    TEXT,
  );
  if (signer.notice) sheet.paragraph(`Lu à la signature\u00a0: «\u00a0${signer.notice}\u00a0»`, TEXT);
  sheet.y += 10;
  const top = sheet.y;
  await signatureBoxes(sheet, [
    { ...signer, role: 'client', t_signature: signer.t_approval, empreinte: proof.empreinte },
  ]);
  sheet.y = Math.max(sheet.y, origin(sheet, input, top));
}

function drawFrame(sheet: Sheet, picture: Buffer | null): void {
  const { width, height } = FRAME;
  sheet.pdf.roundedRect(PAGE.left, sheet.y, width, height, 4).fill(PRINT);
  if (picture === null) {
    const none = sheet.type.oneLine('Sans aperçu', width - 8, NO_PICTURE);
    sheet.type.draw(none, PAGE.left + (width - none.width) / 2, sheet.y + height / 2 + 3, NO_PICTURE);
  } else
    sheet.pdf.image(picture, PAGE.left + 4, sheet.y + 4, {
      fit: [width - 8, height - 8],
      align: 'center',
      valign: 'center',
    });
  sheet.pdf.lineWidth(0.6).strokeColor(HAIR).roundedRect(PAGE.left, sheet.y, width, height, 4).stroke();
}

function approvedFile(sheet: Sheet, file: EvidenceFile): void {
  sheet.need(FILE_HEIGHT);
  const { type } = sheet;
  const x = PAGE.left + FRAME.width + 14;
  const width = PAGE.right - x;
  const alt = `${file.picture === null ? 'Sans aperçu' : 'Première page'}\u00a0: ${file.filename}`;
  sheet.structure.figure(alt, () => drawFrame(sheet, file.picture));
  const pages = file.pages === null ? '' : `${file.pages}\u00a0page${file.pages > 1 ? 's' : ''}, `;
  const hash = type.wrap(`Empreinte SHA-256\u00a0:\n${spaced(file.empreinte)}`, width, HASH);
  sheet.structure.paragraph(() => {
    const name = type.wrap(file.filename, width, FILE_NAME).slice(0, 2);
    const y = type.drawLines(name, x, sheet.y + 4, FILE_NAME);
    const below = type.drawLines([type.oneLine(pages + spokenSize(file.size), width, DETAIL)], x, y, DETAIL);
    type.drawLines(hash, x, below + 4, HASH);
  });
  sheet.y += FILE_HEIGHT;
}

function approvedProof(sheet: Sheet, { proof, files }: EvidenceInput): void {
  sectionTitle(sheet, `Création approuvée, version ${proof.version}`, undefined, 60 + FILE_HEIGHT);
  leaderLine(sheet, 'Établie le', spokenInstant(proof.madeAt));
  if (proof.sentAt !== null) leaderLine(sheet, 'Présentée le', spokenInstant(proof.sentAt));
  sheet.paragraph(`Empreinte SHA-256 de la création\u00a0:\n${spaced(proof.empreinte)}`, HASH);
  sheet.y += 8;
  for (const file of files) approvedFile(sheet, file);
}

/** What the law asked of the card, as it was shown. */
function pointsOfLaw(sheet: Sheet, { points, t_signature }: NonNullable<EvidenceInput['law']>): void {
  sectionTitle(sheet, 'Points de droit montrés avant la signature de la commande');
  sheet.paragraph(
    `Tels qu’ils ont été montrés au délégué commercial, le ${spokenInstant(t_signature)}.`,
    DETAIL,
  );
  for (const { etat, nom, pourquoi, mention, source, ou, exemple } of points) {
    leaderLine(sheet, nom, LAW_STATE_WORDS[etat]);
    const asked = [pourquoi, mention && `«\u00a0${mention}\u00a0»`, source && `${source}.`];
    const said = etat === 'present' ? [`${ou}.`] : asked;
    const words = [...said, exemple && 'Texte d’exemple.'].filter(Boolean);
    sheet.paragraph(words.join(' '), DETAIL);
    sheet.y += 5;
  }
}

/**
 * Renders the evidence page of an approval: who, what, when, IP address and browser, with the signature and the hashes
 * of the proof, of its files and of the order form (specification/proofs-and-approvals.md#evidence); or its copy,
 * without address and browser. Deterministic.
 */
export async function renderEvidence(input: EvidenceInput): Promise<PrintedDocument> {
  const { proof, law, orderForm, signer } = input;
  const issuedAt = new Date(signer.t_approval);
  const copied = signer.device === null;
  const title = `${copied ? 'Copie de la preuve d’accord' : 'Preuve d’accord'} ${input.numProjet}`.trim();
  const foot = `${title} · version ${proof.version} · ${input.nameProjet}`;
  const sheet = new Sheet({ title, foot, issuedAt });
  documentHead(sheet, {
    ...input,
    kind: copied ? 'Accord sur la création, copie' : 'Preuve d’accord sur la création',
    issuedAt,
  });
  await agreement(sheet, input);
  approvedProof(sheet, input);
  if (input.ecarts.length > 0) {
    sectionTitle(sheet, 'Écarts avec la commande signée');
    for (const line of input.ecarts) sheet.paragraph(line, TEXT);
  }
  if (law !== null) pointsOfLaw(sheet, law);
  if (orderForm !== null) {
    sectionTitle(sheet, 'Bon de commande');
    sheet.paragraph(orderForm.name, FILE_NAME);
    sheet.paragraph(`Empreinte SHA-256\u00a0:\n${spaced(orderForm.empreinte)}`, HASH);
  }
  sheet.need(56);
  sheet.y += 14;
  sheet.paragraph(copied ? COPIED : KEPT, DETAIL);
  return sheet.finish();
}
