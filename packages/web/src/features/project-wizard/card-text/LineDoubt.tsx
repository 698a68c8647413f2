import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '../../../components/Button.tsx';
import { choicesOf, type KnownLine, placeInWords } from '../../../components/card-text/doubts.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { LineActs } from './line-acts.ts';

interface LineDoubtProps {
  line: CardLine;
  /** The doubt in a sentence. */
  words: string;
  known: KnownLine;
  acts: LineActs;
}

/** What settles a doubt: a look, one of two prices, or whether it is the drink. */
function Answers({ line, known, acts }: Omit<LineDoubtProps, 'words'>) {
  const { entree: id = '' } = line;
  const { doubt } = known;
  if (doubt?.doubt === 'boisson')
    return (
      <>
        <Button onClick={() => acts.isDrink(id, doubt.drink)}>Oui</Button>
        <Button onClick={() => acts.see(id)}>Non</Button>
      </>
    );
  const prices = choicesOf(line, known);
  return (
    <>
      {prices.map((price) => (
        <Button key={price} onClick={() => acts.choose(id, price)}>
          {price}
        </Button>
      ))}
      {prices.length > 0 && <Button onClick={() => acts.choose(id, prices.join(' / '))}>Les deux</Button>}
      <Button icon={IconCheck} onClick={() => acts.see(id)}>
        Vu
      </Button>
    </>
  );
}

/** What is to be checked of a line that was read, where it stands in the file, and 'Vu'. */
export function LineDoubt({ words, ...of }: LineDoubtProps) {
  const place = placeInWords(of.known.reading);
  return (
    <div className="card-line-doubt">
      <div className="card-line-doubt-words">
        <p>
          <span className="card-line-tag">
            <Icon of={IconAlertTriangle} size="s" />À vérifier
          </span>{' '}
          <b>{words}</b>
        </p>
        {place && <p className="meta">{place}</p>}
      </div>
      <div className="card-line-doubt-acts">
        <Answers {...of} />
      </div>
    </div>
  );
}
