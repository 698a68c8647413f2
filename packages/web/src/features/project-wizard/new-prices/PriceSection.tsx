import {
  gapInWords,
  type PriceToWrite,
  type SectionToWrite,
} from '@ardoise/domain/new-prices/prices-to-write.ts';
import { writtenLike } from '@ardoise/domain/new-prices/raise-price.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { memo } from 'react';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { PRICE_FIELD } from '../card-text/card-keys.ts';
import { useTyped } from '../card-text/use-typed.ts';
import './PriceSection.css';

interface PriceLineProps {
  line: PriceToWrite;
  onWrite: (cle: string, prix: string) => void;
}

/** One line: the former price, and the new one, which is always a field. */
const PriceLine = memo(function PriceLine({ line, onWrite }: PriceLineProps) {
  const { cle, nom, volume, ancien, imprime, prix, change } = line;
  const name = nom || '(sans nom)';
  const { shown, type, flush } = useTyped(prix, (typed) => onWrite(cle, typed));
  const leave = () => {
    flush();
    const like = writtenLike(shown, ancien ?? '');
    if (like !== shown) onWrite(cle, like);
  };
  return (
    <li className={change ? 'price-section-line price-section-changed' : 'price-section-line'}>
      <b>
        {name} {volume && <span className="meta">{volume}</span>}
        {imprime && <small>imprimé {imprime}</small>}
      </b>
      <span className="price-section-old">{ancien ?? 'Ajouté'}</span>
      <span className="price-section-arrow" aria-hidden="true">
        →
      </span>
      <input
        className="field-input price-section-field"
        {...{ [PRICE_FIELD]: cle }}
        aria-label={`Nouveau prix, ${name}`}
        placeholder="Sans prix"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={CARD_TEXT_LIMITS.price}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <span className="price-section-gap">{change && gapInWords(ancien ?? '', prix)}</span>
    </li>
  );
});

interface PriceSectionProps {
  section: SectionToWrite;
  /** '+ 3 %'; null while what is typed above is none. */
  raise: string | null;
  isRaised: boolean;
  onRaise: () => void;
  onRestore: () => void;
  onWrite: PriceLineProps['onWrite'];
}

/** '2 prix sur 6 changent' */
function stateOf({ lignes }: SectionToWrite): string {
  const changed = lignes.filter(({ change }) => change).length;
  if (changed === 0) return counted(lignes.length, 'ligne', 'lignes');
  return `${changed} prix sur ${lignes.length} ${changed === 1 ? 'change' : 'changent'}`;
}

/** A section of the card, or a board: raised as a whole, or line by line. */
export function PriceSection({ section, raise, isRaised, onRaise, onRestore, onWrite }: PriceSectionProps) {
  const title = section.titre || 'Sans titre';
  return (
    <section className="price-section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="price-section-dots" />
        <span className="meta price-section-state">{stateOf(section)}</span>
        {isRaised ? (
          <Button tone="text" icon={IconArrowBackUp} onClick={onRestore} aria-label={`Rétablir, ${title}`}>
            Rétablir
          </Button>
        ) : (
          raise && (
            <Button onClick={onRaise} aria-label={`${raise}, ${title}`}>
              {raise}
            </Button>
          )
        )}
      </header>
      <ul>
        <li className="price-section-line price-section-heads" aria-hidden="true">
          <span>Ligne</span>
          <span>Prix actuel</span>
          <span />
          <span>Nouveau prix</span>
          <span>Écart</span>
        </li>
        {section.lignes.map((line) => (
          <PriceLine key={line.cle} line={line} onWrite={onWrite} />
        ))}
      </ul>
    </section>
  );
}
