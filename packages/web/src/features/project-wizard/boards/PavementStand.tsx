import type { ReactNode } from 'react';
import metalStand from './drawings/metal-stand.svg';
import woodenStand from './drawings/wooden-stand.svg';
import './BoardScene.css';

interface PavementStandProps {
  /** Empty until it is chosen: a wooden one. */
  format: string | undefined;
  /** In centimetres: its middle, and the ground. */
  x: number;
  ground: number;
  /** Its board in this format, in centimetres. */
  width: number;
  children: ReactNode;
}

/** The stand of a pavement sign, around its board. */
export function PavementStand({ format, x, ground, width, children }: PavementStandProps) {
  const metal = format?.includes('métal') === true;
  return (
    <g transform={`translate(${x} ${ground})`}>
      <image
        href={metal ? metalStand : woodenStand}
        {...(metal ? { x: -26, y: -100, width: 54, height: 102 } : { x: -29, y: -96, width: 60, height: 98 })}
      />
      <g transform={`translate(${-width / 2} ${metal ? -94.7 : -87})`}>{children}</g>
    </g>
  );
}
