import type { FieldError } from '../../errors.ts';
import type { Charte, CharterPhotos } from '../../projects/project.ts';
import { attachmentInWords } from '../fields/attachment-words.ts';
import { holds, oneOf, YES_NO } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** What an outlet may have of its own, and where the photos of it are kept (2-data-rules-calls.md section 3, charte). */
const PARTS = [
  { question: 'charteClient', photos: 'photo_charte', label: 'Charte graphique du client' },
  { question: 'logoClient', photos: 'photo_logo', label: 'Logo du client' },
  { question: 'typoClient', photos: 'photo_typo', label: 'Typographie du client' },
] as const;

const OPTION = 'Veuillez choisir une option.';

/** Every yes/no answered; where photos must show what the client has, one at least for each yes. */
export function charterProblems(charte: Charte | undefined, photosRequired: boolean): FieldError[] {
  return PARTS.flatMap(({ question, photos }) => [
    ...oneOf(`charte.${question}`, charte?.[question], YES_NO, OPTION),
    ...(photosRequired && charte?.[question] === 'oui'
      ? holds(`charte.${photos}`, Object.keys(charte[photos] ?? {}).length > 0, 'Photo obligatoire')
      : []),
  ]);
}

function photosInWords(photos: CharterPhotos | undefined): string {
  return Object.values(photos ?? {})
    .map(({ filename, comment, anno }, rank) => attachmentInWords({ filename, note: comment, anno }, rank))
    .join(' · ');
}

/** The brand charter in words. */
export function charterLines(charte: Charte | undefined): SummaryLine[] {
  return PARTS.flatMap(({ question, photos, label }) => {
    const shown = photosInWords(charte?.[photos]);
    return [
      line(label, charte?.[question]),
      ...(question === 'typoClient' && charte?.nomTypoClient
        ? [line('Nom de la typographie', charte.nomTypoClient)]
        : []),
      ...(shown === '' ? [] : [line(`Photos, ${label.toLowerCase()}`, shown)]),
    ];
  });
}

/** A 'non' leaves no photo nor name behind. */
export function withoutCharterLeftovers(charte: Charte): Charte {
  const { charteCCE, nomTypoClient, photo_charte, photo_logo, photo_typo, ...answers } = charte;
  const kept = <Value>(answer: string | undefined, name: string, value: Value | undefined) =>
    answer === 'non' || value === undefined ? {} : { [name]: value };
  return {
    ...answers,
    ...kept(charte.isCharteCCE, 'charteCCE', charteCCE),
    ...kept(charte.typoClient, 'nomTypoClient', nomTypoClient),
    ...kept(charte.charteClient, 'photo_charte', photo_charte),
    ...kept(charte.logoClient, 'photo_logo', photo_logo),
    ...kept(charte.typoClient, 'photo_typo', photo_typo),
  };
}
