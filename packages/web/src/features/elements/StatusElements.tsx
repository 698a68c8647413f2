import { STATUS_TONES, STATUSES, type StatusTone } from '@ardoise/domain/projects/statuses.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { Element } from './Element.tsx';

const PHASES: { words: string; tones: StatusTone[] }[] = [
  { words: 'À préparer', tones: ['draft'] },
  { words: 'On attend un accord', tones: ['wait'] },
  { words: 'On fabrique', tones: ['work'] },
  { words: 'C’est fait', tones: ['done'] },
  { words: 'C’est arrêté', tones: ['stop', 'void'] },
];

export function StatusElements() {
  return (
    <Element title="Quatorze statuts, cinq tons">
      {PHASES.map(({ words, tones }) => (
        <div className="elements-row" key={words}>
          <span className="meta">{words}</span>
          <span>
            {STATUSES.filter((status) => tones.includes(STATUS_TONES[status])).map((status) => (
              <StatusTag key={status} status={status} />
            ))}
          </span>
        </div>
      ))}
    </Element>
  );
}
