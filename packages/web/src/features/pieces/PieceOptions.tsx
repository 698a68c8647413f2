import type { PieceSuggestion } from '@ardoise/domain/contract/pieces.ts';
import { type ConditionNature, PIECE_NATURES } from '@ardoise/domain/rules/piece-terms.ts';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconGlassFull from '@tabler/icons-react/dist/esm/icons/IconGlassFull.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { MarkedWords } from './MarkedWords.tsx';
import { piecesInWords } from './piece-words.ts';
import './PieceSearch.css';

const ICONS: Record<ConditionNature, Drawing> = {
  boisson: IconGlassFull,
  theme: IconPalette,
  charte: IconPalette,
  mention: IconScale,
  mot: IconTypography,
  pdv: IconBuildingStore,
};
const GROUPS: Record<ConditionNature, string> = {
  ...PIECE_NATURES,
  mot: 'Mots sur la carte',
  pdv: 'Points de vente',
};

/** 'Plus de 3 000 pièces' where they were not all counted. */
const countOf = ({ pieces, plus }: PieceSuggestion) =>
  plus ? `Plus de ${piecesInWords(pieces)}` : piecesInWords(pieces);

const shownOf = ({ nature, nom, exemples }: PieceSuggestion) =>
  nature !== 'mot'
    ? nom
    : exemples.length > 0
      ? exemples.map((line) => `« ${line} »`).join(', ')
      : `« ${nom} »`;

interface OptionsProps {
  id: string;
  found: readonly PieceSuggestion[];
  active: number;
  asked: string;
  isBehind: boolean;
  onMove: (place: number) => void;
  onChoose: (chosen: PieceSuggestion) => void;
}

/** The suggestions by group. */
export function PieceOptions({ id, found, active, asked, isBehind, onMove, onChoose }: OptionsProps) {
  const groups = [...Map.groupBy(found.entries(), ([, { nature }]) => nature)];
  return groups.map(([nature, options]) => (
    <div key={nature} data-behind={isBehind || undefined}>
      <p className="piece-search-group" aria-hidden>
        {GROUPS[nature]}
      </p>
      {options.map(([place, suggestion]) => (
        <div
          key={suggestion.terme}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className="piece-search-option"
          onPointerMove={() => place !== active && onMove(place)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={() => undefined}
        >
          <span className="visually-hidden">{`${GROUPS[nature]}\u00a0: `}</span>
          <span className="piece-search-picture">
            <Icon of={ICONS[nature]} />
          </span>
          <span className="piece-search-words">
            <MarkedWords text={shownOf(suggestion)} asked={asked} />
          </span>
          <span className="meta">{countOf(suggestion)}</span>
        </div>
      ))}
    </div>
  ));
}
