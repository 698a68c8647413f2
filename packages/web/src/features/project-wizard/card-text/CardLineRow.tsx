import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { memo } from 'react';
import type { KnownLine } from '../../../components/card-text/doubts.ts';
import { fieldId } from '../../../components/field-id.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { PRICE_FIELD } from './card-keys.ts';
import { LineDoubt } from './LineDoubt.tsx';
import type { LineActs } from './line-acts.ts';
import { OpenLine } from './OpenLine.tsx';
import { useTyped } from './use-typed.ts';
import './CardLine.css';

interface PriceProps {
  id: string;
  line: CardLine;
  isDoubted: boolean;
  acts: LineActs;
}

/** The price is always a field. */
function Price({ id, line, isDoubted, acts }: PriceProps) {
  const { shown, type, flush } = useTyped(line.prix ?? '', (prix) => acts.write(id, { prix }));
  return (
    <input
      className="field-input card-line-price"
      {...{ [PRICE_FIELD]: id }}
      aria-label={`Prix de ${line.nom?.trim() || 'la ligne sans nom'}`}
      aria-invalid={isDoubted || undefined}
      placeholder="Sans prix"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={CARD_TEXT_LIMITS.price}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
    />
  );
}

export interface CardLineRowProps {
  line: CardLine;
  known: KnownLine | undefined;
  /** Why it is to be checked, in a sentence. */
  doubt: string | undefined;
  isOpen: boolean;
  isLifted: boolean;
  mayMove: boolean;
  acts: LineActs;
}

/** One line of the card: what is to be checked of it below, its fields in its place once it is opened. */
export const CardLineRow = memo(function CardLineRow(props: CardLineRowProps) {
  const { line, known, doubt, isOpen, isLifted, mayMove, acts } = props;
  const { entree: id = '', nom, detail, volume } = line;
  const name = nom?.trim() || '(sans nom)';
  if (isOpen)
    return (
      <li className="card-line card-line-open">
        <OpenLine line={line} acts={acts} />
      </li>
    );
  const classes = ['card-line', doubt && 'card-line-doubted', isLifted && 'card-line-lifted'].filter(Boolean);
  return (
    <li className={classes.join(' ')} data-line={id}>
      <button
        type="button"
        className="card-line-grip"
        aria-label={`Déplacer ${name}`}
        aria-pressed={isLifted}
        disabled={!mayMove}
        onKeyDown={(event) => acts.moveByKey(id, event)}
        onPointerDown={(event) => acts.drag(id, event)}
        onBlur={() => acts.drop(id)}
      >
        <Icon of={IconGripVertical} />
      </button>
      <button
        type="button"
        className="card-line-name"
        id={fieldId(`texteCarte.lignes.${id}`)}
        onClick={() => acts.open(id)}
      >
        <b>{name}</b> {volume && <span className="card-line-volume">{volume}</span>}{' '}
        {detail && <span className="card-line-detail">{detail}</span>}
      </button>
      <Price id={id} line={line} isDoubted={doubt !== undefined} acts={acts} />
      <Menu
        label={`Autres actions sur ${name}`}
        items={[
          { label: 'Dupliquer', onChoose: () => acts.duplicate(id) },
          { label: 'Monter', onChoose: () => acts.step(id, -1) },
          { label: 'Descendre', onChoose: () => acts.step(id, 1) },
          ...acts
            .sectionsBut(id)
            .map(({ title, onChoose }) => ({ label: `Déplacer vers ${title}`, onChoose })),
          { label: 'Supprimer', danger: true, onChoose: () => acts.remove(id) },
        ]}
      />
      {doubt && known && <LineDoubt line={line} words={doubt} known={known} acts={acts} />}
    </li>
  );
});
