import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConflictField, type ConflictSide } from '../../components/ConflictField.tsx';
import { counted } from '../../components/format-number.ts';
import { Modal } from '../../components/Modal.tsx';
import { type EntryValues, mergeEntry } from './merge-entry.ts';

interface ContentConflictProps<Values extends EntryValues> {
  /** Name of the entry, in the title. */
  title: string;
  /** Label of each field by its name. */
  labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** As it was read, as on this screen, and the server's version (`etat` of the 409). */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Who saved the server's version. */
  who?: string | undefined;
  /** A value in words; by default texts as they are, yes and no, lists. */
  inWords?: (name: keyof Values & string, value: unknown) => ReactNode;
  /** The merge, to be saved on the current version. */
  onChoose: (merged: Values) => void;
  /** Back to the form, nothing saved, nothing lost. */
  onLater: () => void;
}

/** A field's value as plain words. */
function valueInWords(value: unknown): string {
  if (sameContent(value, undefined)) return '(vide)';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(valueInWords).join(', ');
  if (typeof value === 'object')
    return Object.values(value as object)
      .map(valueInWords)
      .join(', ');
  return String(value);
}

const otherChanges = (count: number) =>
  count === 0
    ? ''
    : ` ${count === 1 ? 'Votre autre changement est gardé' : `Vos ${count} autres changements sont gardés`}.`;

/**
 * Version conflict of an entry: asks for each field that both changed, and keeps all other changes of both
 * (specification/content-management.md#two-editors).
 */
export function ContentConflict<Values extends EntryValues>(props: ContentConflictProps<Values>) {
  const { title, labels, base, mine, theirs, who, inWords = (_name, value) => valueInWords(value) } = props;
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({});
  const { merged, conflicts } = mergeEntry(base, mine, theirs);
  const chosen = conflicts.filter((name) => sides[name] !== undefined);
  const mineAlone = Object.keys(mine).filter(
    (name) => !(conflicts.includes(name) || sameContent(mine[name], base[name])),
  );
  const choose = () => {
    const theirOnes = conflicts.filter((name) => sides[name] === 'theirs');
    props.onChoose({ ...merged, ...Object.fromEntries(theirOnes.map((name) => [name, theirs[name]])) });
  };
  return (
    <Modal
      title={`${title}\u00a0: que faut-il garder\u00a0?`}
      description={`${who ?? 'Une autre personne'} et vous avez modifié ${conflicts.length === 1 ? 'le même champ' : 'les mêmes champs'}.${otherChanges(mineAlone.length)}`}
      closeOnBackdrop={false}
      onClose={props.onLater}
      footer={
        <>
          <Button tone="text" className="modal-start" onClick={props.onLater}>
            Plus tard
          </Button>
          <span className="meta" role="status">
            {`${counted(chosen.length, 'champ', 'champs')} sur ${conflicts.length} ${chosen.length > 1 ? 'choisis' : 'choisi'}`}
          </span>
          <Button tone="main" refused={chosen.length < conflicts.length} onClick={choose}>
            Enregistrer mes choix
          </Button>
        </>
      }
    >
      {conflicts.map((name) => (
        <ConflictField
          key={name}
          name={`conflit-${name}`}
          label={labels[name] ?? name}
          mine={{ label: inWords(name, mine[name]), hint: 'Vous' }}
          theirs={{ label: inWords(name, theirs[name]), hint: who ?? 'L’autre personne' }}
          side={sides[name]}
          onChoose={(side) => setSides({ ...sides, [name]: side })}
        />
      ))}
    </Modal>
  );
}
