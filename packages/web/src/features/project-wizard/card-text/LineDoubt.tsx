import type { LineReading } from '@ardoise/domain/projects/card-text.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { placeInWords } from './doubts.ts';
import type { LineActs } from './line-acts.ts';

interface LineDoubtProps {
  id: string;
  doubt: string;
  choices: readonly string[];
  reading: LineReading | undefined;
  acts: LineActs;
}

/** What is to be checked of a line that was read, where it stands in the file, and 'Vu'. */
export function LineDoubt({ id, doubt, choices, reading, acts }: LineDoubtProps) {
  const place = reading === undefined ? '' : placeInWords(reading);
  return (
    <div className="card-line-doubt">
      <div className="card-line-doubt-words">
        <p>
          <span className="card-line-tag">
            <Icon of={IconAlertTriangle} size="s" />À vérifier
          </span>{' '}
          <b>{doubt}</b>
        </p>
        {place && <p className="meta">{place}</p>}
      </div>
      <div className="card-line-doubt-acts">
        {choices.map((price) => (
          <Button key={price} onClick={() => acts.choose(id, price)}>
            {price}
          </Button>
        ))}
        {choices.length > 0 && <Button onClick={() => acts.choose(id, choices.join(' / '))}>Les deux</Button>}
        <Button icon={IconCheck} onClick={() => acts.see(id)}>
          Vu
        </Button>
      </div>
    </div>
  );
}
