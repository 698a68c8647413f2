import { IMPORT_EFFECTS } from '@ardoise/domain/content/imports/import-effects.ts';
import { type ImportSubject, problemsIn } from '@ardoise/domain/content/imports/import-subject.ts';
import type { Import, ImportLine } from '@ardoise/domain/contract/imports.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { EFFECT_LOOKS, FLAG_LOOK } from './effect-looks.ts';
import type { LineChoice } from './import-words.ts';
import { type LineFilter, useImportLines } from './use-imports.ts';

const BARS = ['first', 'second', 'third', 'fourth'];

function filterOf(choice: LineChoice): LineFilter {
  if (choice === '') return {};
  return choice === 'signalee' || choice === 'differente' ? { [choice]: '1' } : { effet: choice };
}

/** Was → now of one field. */
function Difference({ champ, avant, apres }: ImportLine['differences'][number]) {
  return (
    <span>
      {champ}
      {'\u00a0: '}
      <span className="visually-hidden">était </span>
      <s>{avant || 'vide'}</s>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">, devient </span>
      <b>{apres || 'vide'}</b>
    </span>
  );
}

function Note({ texte, alerte }: ImportLine['notes'][number]) {
  if (!alerte) return <span className="meta">{texte}</span>;
  return (
    <span className="imports-alert tone-wait">
      <Icon of={IconAlertTriangle} size="s" />
      <span>{texte}</span>
    </span>
  );
}

function EffectTag({ line, subject }: { line: ImportLine; subject: ImportSubject }) {
  const flagged = line.signalee && line.effet === 'modifiee' && subject.flag;
  if (flagged) return <Tag {...FLAG_LOOK}>{flagged.one}</Tag>;
  return <Tag {...EFFECT_LOOKS[line.effet]}>{IMPORT_EFFECTS[line.effet].one}</Tag>;
}

function Line({ line, subject }: { line: ImportLine; subject: ImportSubject }) {
  const { ligne, motif, differences, notes } = line;
  return (
    <tr>
      <td className="imports-number">
        {ligne === null ? '–' : formatNumber(ligne)}
        <span className="visually-hidden">{ligne === null ? ' Absente du fichier' : ''}</span>
      </td>
      <td className="imports-effect">
        <EffectTag line={line} subject={subject} />
      </td>
      <td className="imports-name">
        {subject.pictures && (
          <span className="imports-picture">
            {line.image ? <img src={line.image} alt="" loading="lazy" /> : <Icon of={IconPhotoOff} />}
          </span>
        )}
        <b>{line.nom || 'Sans nom'}</b>
        <span className="meta">{line.precision}</span>
      </td>
      <td className="imports-what">
        {motif &&
          problemsIn(motif).map(({ quoi, remede }) => (
            <span key={quoi}>
              <b>{quoi}</b> {remede}
            </span>
          ))}
        {differences.map((difference) => (
          <Difference key={difference.champ} {...difference} />
        ))}
        {notes.map((note) => (
          <Note key={note.texte} {...note} />
        ))}
        {line.effet === 'inchangee' && <span className="meta">Rien ne change.</span>}
        {line.differente && <span className="meta">A changé depuis le premier essai.</span>}
      </td>
    </tr>
  );
}

interface ImportLinesProps {
  row: Import;
  subject: ImportSubject;
  choice: LineChoice;
}

/** Lines of an import, refused ones first, 100 at a time. */
export function ImportLines({ row, subject, choice }: ImportLinesProps) {
  const query = useImportLines(row, filterOf(choice));
  const lines = query.data?.pages.flatMap(({ lignes }) => lignes) ?? [];
  const { inchangee } = row.comptes;
  if (query.error) return <LoadFailed query={query} />;
  if (query.isPending)
    return (
      <SkeletonGroup>
        {BARS.map((bar) => (
          <Skeleton key={bar} height={52} />
        ))}
      </SkeletonGroup>
    );
  return (
    <>
      {lines.length > 0 && (
        <table className="imports-lines" aria-label="Lignes du fichier" aria-busy={query.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col" className="imports-number">
                Ligne
              </th>
              <th scope="col">Effet</th>
              <th scope="col">{subject.noun.one.charAt(0).toUpperCase() + subject.noun.one.slice(1)}</th>
              <th scope="col">{row.etat === 'essai' ? 'Ce qui va se passer' : 'Ce qui a changé'}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.ligne ?? line.cle} line={line} subject={subject} />
            ))}
          </tbody>
        </table>
      )}
      {query.hasNextPage && (
        <Button
          className="imports-more"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Afficher les lignes suivantes
        </Button>
      )}
      <p className="hint">
        {lines.length === 0 && 'Aucune ligne ici. '}
        {choice === '' &&
          inchangee > 0 &&
          `${counted(inchangee, 'ligne inchangée est', 'lignes inchangées sont')} derrière leur compteur.`}
      </p>
    </>
  );
}
