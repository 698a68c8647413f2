import type { KindTile } from '@ardoise/domain/kind-facts/words.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { TYPE_DRAWINGS } from '../../../components/projects/type-drawings.ts';

interface SupportChoiceProps {
  supports: NonNullable<KindTile['supports']>;
  chosen: ProjectType;
  onChoose: (type: ProjectType) => void;
}

/** Choice of the support, for a kind with several: cannot be changed later. */
export function SupportChoice({ supports, chosen, onChoose }: SupportChoiceProps) {
  return (
    <fieldset className="new-project-supports">
      <legend className="title-sub">Sur quel support&nbsp;?</legend>
      {supports.map(({ type, hint }) => (
        <label key={type}>
          <span className="new-project-drawing">
            <img src={TYPE_DRAWINGS[type]} alt="" width="84" height="96" />
            <input
              type="radio"
              name="support"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
          </span>
          <b>{type}</b>
          <span className="meta">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
