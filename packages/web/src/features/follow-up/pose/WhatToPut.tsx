import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { Icon } from '../../../components/Icon.tsx';

const TO_TAKE = ['La pièce entière, de face', 'Une de plus près : le texte se lit', 'Une de la salle'];

interface WhatToPutProps {
  creation: ProjectFile | undefined;
  onEnlarge: () => void;
}

/** Before the first photo: what was approved, and what to take. */
export function WhatToPut({ creation, onEnlarge }: WhatToPutProps) {
  return (
    <>
      {creation?.photo && (
        <figure className="pose-photos-model">
          <img src={creation.photo} alt="La création acceptée" />
          <figcaption>Ce qui doit être posé</figcaption>
          <button
            type="button"
            className="pose-photos-enlarge"
            aria-label="Voir en grand"
            onClick={onEnlarge}
          >
            <Icon of={IconZoomIn} />
          </button>
        </figure>
      )}
      <ul className="pose-photos-asked">
        {TO_TAKE.map((what) => (
          <li key={what}>
            <Icon of={IconCheck} />
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CompareRowProps {
  creation: ProjectFile;
  onOpen: () => void;
}

/** Above the photos: the way to see both at once. */
export function CompareRow({ creation, onOpen }: CompareRowProps) {
  return (
    <button type="button" className="pose-photos-row" onClick={onOpen}>
      <span className="pose-photos-small">{creation.photo && <img src={creation.photo} alt="" />}</span>
      <span>
        <b>Comparer à la création</b>
        <span className="meta">l’une sous l’autre</span>
      </span>
      <Icon of={IconChevronRight} />
    </button>
  );
}
