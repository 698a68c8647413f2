import { lineDoubts } from '../../../card-text/line-doubts.ts';
import {
  countLines,
  type WholeCardLine,
  type WholeCardSection,
  wholeCard,
} from '../../../card-text/whole-card.ts';
import type { CardLine, CardSection } from '../../../projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '../../../projects/card-text-limits.ts';
import type { FieldGroup, LinesField, OwnLayoutField } from '../../../wizards/field.ts';
import { countInWords, line } from '../../../wizards/summary-lines.ts';
import type { SummaryLine, WizardProject } from '../../../wizards/wizard-project.ts';

/** The text of the card as data: never required (specification/card-text.md). */

const LINE: readonly FieldGroup<CardLine>[] = [
  {
    fields: [
      { path: 'nom', kind: 'text', label: 'Nom', length: CARD_TEXT_LIMITS.name },
      { path: 'detail', kind: 'text', label: 'Détail', length: CARD_TEXT_LIMITS.detail },
      { path: 'volume', kind: 'text', label: 'Volume', length: CARD_TEXT_LIMITS.volume },
      { path: 'prix', kind: 'text', label: 'Prix', length: CARD_TEXT_LIMITS.price },
      { path: 'section', kind: 'own-layout', label: 'Section' },
    ],
  },
];

const SECTION: readonly FieldGroup<CardSection>[] = [
  { fields: [{ path: 'titre', kind: 'text', label: 'Titre', length: CARD_TEXT_LIMITS.title }] },
];

const NAMELESS = '(sans nom)';
const PRICELESS = 'sans prix';

const inWords = ({ nom, volume }: WholeCardLine): string =>
  [nom.trim() || NAMELESS, volume].filter(Boolean).join(' ');

/** '48 lignes, 8 sections' */
export function cardInWords(project: WizardProject): string {
  const card = wholeCard(project);
  return `${countInWords(countLines(card), 'ligne')}, ${countInWords(card.length, 'section')}`;
}

/** How many lines lack something; none where none does. */
function countLine(
  label: string,
  card: readonly WholeCardSection[],
  of: (one: WholeCardLine) => string,
): SummaryLine[] {
  const lacking = card.flatMap(({ lignes }) => lignes).filter((one) => of(one).trim() === '').length;
  return lacking === 0 ? [] : [line(label, countInWords(lacking, 'ligne'))];
}

/** The whole text for the order form, each line under its section. */
export function cardTextLines(project: WizardProject): SummaryLine[] {
  const card = wholeCard(project);
  if (card.length === 0) return [];
  return [
    line('Texte de la carte', cardInWords(project)),
    ...countLine('Sans nom', card, ({ nom }) => nom),
    ...countLine('Sans prix', card, ({ prix }) => prix),
    ...card.flatMap(({ titre, lignes }) =>
      lignes.map((one) => ({
        label: inWords(one),
        value: one.prix.trim() || PRICELESS,
        under: titre,
        ...(one.detail ? { detail: one.detail } : {}),
      })),
    ),
  ];
}

/** On the recap: what is still to be checked prevents nobody from signing. */
export function checkNote(project: WizardProject): string | undefined {
  const count = linesToCheck(project);
  if (count === 0) return undefined;
  return `${countInWords(count, 'ligne')} à vérifier sur ${countLines(wholeCard(project))}. Le client peut signer ainsi.`;
}

/** The lines that were read and that nobody has looked at yet. */
export const linesToCheck = (project: WizardProject): number => lineDoubts(project).size;

const LINES: LinesField<WizardProject> = {
  path: 'texteCarte.lignes',
  kind: 'lines',
  label: 'Lignes de la carte',
  noun: 'Ligne',
  groups: LINE as readonly FieldGroup<never>[],
  // Nothing of a line is required, and no screen takes more than it holds: 600 are not looked at for each key.
  rule: () => [],
  line: (_scope, project) => cardTextLines(project),
};

const SECTIONS: LinesField<WizardProject> = {
  path: 'texteCarte.sections',
  kind: 'lines',
  label: 'Sections de la carte',
  noun: 'Section',
  groups: SECTION as readonly FieldGroup<never>[],
  line: () => [],
};

const ownLayout = (path: string, label: string): OwnLayoutField<WizardProject> => ({
  path,
  kind: 'own-layout',
  label,
  line: () => [],
});

const WHOLE = 'Texte de la carte';

/** Its titles and lines, what its reading knows, and the prices of the chosen drinks. */
export const CARD_TEXT: FieldGroup = {
  fields: [
    LINES,
    SECTIONS,
    ownLayout('texteCarte.boissons', 'Prix des boissons'),
    ownLayout('texteCarte', WHOLE),
    // Nobody answers what a reading knows: a change of it is one of the text.
    ownLayout('lectureCarte', WHOLE),
  ],
};
