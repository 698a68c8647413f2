import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import { useDeferredValue } from 'react';
import person from '../../drawings/person.svg';
import { Scene } from '../../drawings/Scene.tsx';
import './SupportScene.css';

/** Centimetres. */
const PERSON = { width: 60, height: 175 };
/** Placeholder of a support without dimensions. */
const UNKNOWN = { width: 120, height: 80 };
/** Width by height of the drawing. */
const RATIO = 1.5;

const centimetres = (typed: string | undefined) =>
  /^\d{1,5}$/.test(typed?.trim() ?? '') ? Number(typed) : 0;

/** Its frame, in centimetres: support and person side by side on the ground, with room for their words. */
function frameOf(width: number, height: number) {
  const tall = Math.max(height, PERSON.height);
  const wide = width + PERSON.width * 1.6;
  const unit = Math.max(tall / 100, (wide * RATIO) / 240);
  const [across, above] = [wide + 30 * unit, tall + 22 * unit];
  const frame = Math.max(across, above * RATIO + 14 * unit);
  return { unit, frame, left: (frame - across) / 2 + 18 * unit };
}

interface DrawnSupportProps {
  width: number;
  height: number;
  unit: number;
  left: number;
}

/** The support as a rectangle, its dimensions to the left and above. */
function DrawnSupport({ width, height, unit, left }: DrawnSupportProps) {
  const [above, before] = [-height - 4 * unit, left - 4 * unit];
  return (
    <>
      <rect className="support-scene-support" x={left} y={-height} width={width} height={height} />
      <g className="scene-measure">
        <path d={`M${left} ${above}h${width}M${before} ${-height}v${height}`} />
        <text x={left + width / 2} y={above - 2.5 * unit}>
          {width} cm
        </text>
        <text transform={`translate(${before - 2.5 * unit} ${-height / 2}) rotate(-90)`}>{height} cm</text>
      </g>
    </>
  );
}

interface SupportSceneProps {
  support: Support;
  rank: number;
  /** Under the drawing, once it has its dimensions. */
  caption: string;
}

/** A support at its size, beside a person. */
export function SupportScene({ support, rank, caption }: SupportSceneProps) {
  const width = useDeferredValue(centimetres(support.largeur));
  const height = useDeferredValue(centimetres(support.hauteur));
  const known = width > 0 && height > 0;
  const shown = known ? { width, height } : UNKNOWN;
  const { unit, frame, left } = frameOf(shown.width, shown.height);
  const ground = 12 * unit;
  const beside = left + shown.width + PERSON.width * 0.4;
  const size = known ? `${width}\u00a0× ${height}\u00a0cm` : 'sans dimensions';
  return (
    <Scene caption={known ? caption : 'Donnez ses dimensions\u00a0: il prendra sa taille ici.'}>
      <svg
        className="support-scene"
        viewBox={`0 ${ground - frame / RATIO} ${frame} ${frame / RATIO}`}
        style={{ fontSize: 5.5 * unit }}
        role="img"
        aria-label={`${supportLabel(support, rank)}, ${size}, à côté d’une personne de 1,70\u00a0m`}
      >
        <rect className="scene-floor" x={-frame} y="0" width={3 * frame} height={ground} />
        {known ? (
          <DrawnSupport {...shown} unit={unit} left={left} />
        ) : (
          <rect
            className="support-scene-unknown"
            x={left}
            y={-shown.height}
            width={shown.width}
            height={shown.height}
          />
        )}
        <image href={person} x={beside} y={1 - PERSON.height} {...PERSON} />
        <path className="scene-ground" d={`M${-frame} 0H${2 * frame}`} />
        <text x={beside + PERSON.width / 2} y={8 * unit}>
          1,70 m
        </text>
      </svg>
    </Scene>
  );
}
