import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../../../components/Button.tsx';
import './UsualSections.css';

/** Titles that most cards have. */
const USUAL = [
  'Entrées',
  'Plats',
  'Salades',
  'Desserts',
  'Vins au verre',
  'Bières pression',
  'Boissons chaudes',
];

interface UsualSectionsProps {
  taken: readonly string[];
  onAdd: (title: string) => void;
}

/** Usual sections that the card does not have, each begun by a touch. */
export function UsualSections({ taken, onAdd }: UsualSectionsProps) {
  const lowered = new Set(taken.map((title) => title.trim().toLocaleLowerCase('fr')));
  const left = USUAL.filter((title) => !lowered.has(title.toLocaleLowerCase('fr')));
  if (left.length === 0) return null;
  return (
    <div className="usual-sections">
      <p className="meta">Sections courantes</p>
      <p className="usual-sections-list">
        {left.map((title) => (
          <Button key={title} icon={IconPlus} onClick={() => onAdd(title)}>
            {title}
          </Button>
        ))}
      </p>
    </div>
  );
}
