import { CLIENT_STAGES, type ClientStage } from '@ardoise/domain/projects/client-stages.ts';
import { stageInWords } from './client-stage-words.ts';
import './ClientStages.css';

interface ClientStagesProps {
  stage: ClientStage;
  /** The client is expected to act. */
  mine: boolean;
  /** Each stage has its name below; else one line names the present one. */
  named?: boolean;
}

function toneOf(index: number, now: number, mine: boolean): string | undefined {
  if (index < now) return 'client-stages-past';
  if (index > now) return undefined;
  return mine ? 'client-stages-now client-stages-mine' : 'client-stages-now';
}

/** The five stages of an order as a line, in its client's words; none for one that was stopped. */
export function ClientStages({ stage, mine, named = false }: ClientStagesProps) {
  const now = (CLIENT_STAGES as readonly ClientStage[]).indexOf(stage);
  if (now === -1) return null;
  return (
    <div className={named ? 'client-stages client-stages-named' : 'client-stages'}>
      <ol aria-label={`Avancement\u00a0: ${stageInWords(stage)}`}>
        {CLIENT_STAGES.map((name, index) => (
          <li
            key={name}
            className={toneOf(index, now, mine)}
            aria-current={index === now ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {!named && <p aria-hidden="true">{stageInWords(stage)}</p>}
    </div>
  );
}
