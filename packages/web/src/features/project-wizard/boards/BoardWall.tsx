import { MAX_PAVEMENT } from '@ardoise/domain/boards/board-formats.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { counted } from '../../../components/format-number.ts';
import { useScrollsAcross } from '../../../hooks/use-scrolls-across.ts';
import person from '../drawings/person.svg';
import { Scene } from '../drawings/Scene.tsx';
import { scrollAcross } from '../preview/scroll-across.ts';
import counter from './drawings/counter.svg';
import door from './drawings/door.svg';
import { formatWords } from './format-words.ts';
import { PavementStand } from './PavementStand.tsx';
import { PrintedBoard } from './PrintedBoard.tsx';
import './BoardScene.css';

/** Centimetres. The boards' centre is at 1.76 m. */
const GROUND = 236;
const MIDDLE = 60;
/** Above the number of the tallest board. */
const TOP = -8;
const BOTTOM = 262;
const MARGIN = 24;
const GAP = 24;
/** Space beside the current board, for its height. */
const MEASURE = 22;
/** Placeholder size of a board without a format. */
const UNKNOWN = { width: 60, height: 40 };
const COUNTER = 368;
/** More boards than these scroll sideways rather than shrink until their numbers cannot be read. */
const FEW = 8;
/** The smallest scale, in pixels per centimetre: exact in the 64ths of a pixel that a browser counts in. */
const leastScale = (boards: number) => (boards > FEW ? 45 / 64 : 28 / 64);

interface Hung {
  board: Board;
  rank: number;
  x: number;
  width: number;
  height: number;
}

/** Positions of the boards side by side, and the end of the last one. */
function hang(boards: readonly Board[], shown: number): { hung: Hung[]; end: number } {
  let x = MARGIN;
  const hung = boards.map((board, rank): Hung => {
    const { width, height } = board.format ? formatWords(board.format) : UNKNOWN;
    const at = x;
    x += width + GAP + (rank === shown ? MEASURE : 0);
    return { board, rank, x: at, width, height };
  });
  return { hung, end: x };
}

/** The board's dimensions, below and to the right. */
function Dimensions({ width, height }: Pick<Hung, 'width' | 'height'>) {
  return (
    <g className="scene-measure">
      <path d={`M0 ${height + 9}H${width}M0 ${height + 6}v6M${width} ${height + 6}v6`} />
      <text x={width / 2} y={height + 20}>
        {width} cm
      </text>
      <path d={`M${width + 9} 0V${height}M${width + 6} 0h6M${width + 6} ${height}h6`} />
      <text transform={`translate(${width + 19} ${height / 2}) rotate(-90)`}>{height} cm</text>
    </g>
  );
}

const intoSight = (ring: SVGRectElement | null) => scrollAcross(ring?.closest('section'), ring);

/** A length of the wall. */
const cm = (length: number) => `calc(${length} * var(--cm))`;

interface PlacedProps {
  x: number;
  y: number;
  width: number;
  height: number;
  children: ReactNode;
}

/** An SVG of its own in a box: a change of another board moves the box, and neither lays out nor paints its content. */
function Placed({ x, y, width, height, children }: PlacedProps) {
  const place = { left: cm(x), top: cm(y - TOP), width: cm(width), height: cm(height) };
  return (
    <div className="board-scene-placed" style={place}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {children}
      </svg>
    </div>
  );
}

function HungBoard({ hung, shown }: { hung: Hung; shown: boolean }) {
  const { board, rank, x, width, height } = hung;
  return (
    <Placed x={x} y={MIDDLE - height / 2} width={width} height={height}>
      {board.format ? (
        <PrintedBoard board={board} format={board.format} width={width} height={height} />
      ) : (
        <g className="board-scene-waiting">
          <rect width={width} height={height} rx="2" />
          <text x={width / 2} y={height / 2 + 3}>
            à choisir
          </text>
        </g>
      )}
      {shown && (
        <rect
          ref={intoSight}
          className="board-scene-ring"
          x="-4"
          y="-4"
          width={width + 8}
          height={height + 8}
          rx="2"
        />
      )}
      <g className={shown ? 'board-scene-number board-scene-number-on' : 'board-scene-number'}>
        <circle cx="9" cy="-12" r="7" />
        <text x="9" y="-9">
          {rank + 1}
        </text>
      </g>
      {shown && board.format && <Dimensions width={width} height={height} />}
    </Placed>
  );
}

/** A pavement sign, in its stand. */
function Pavement({ board, x }: { board: Board; x: number }) {
  const format = board.formatStopTrottoir;
  const { width, height, size } = format ? formatWords(format) : { ...UNKNOWN, size: '' };
  return (
    <Placed x={x - 34} y={GROUND - 105} width={68} height={115}>
      <PavementStand format={format} x={34} ground={113} width={width}>
        {format && <PrintedBoard board={board} format={format} width={width} height={height} />}
      </PavementStand>
      <text className="board-scene-note" x="34" y="10">
        {size.replace(' cm', '') || 'à choisir'}
      </text>
    </Placed>
  );
}

/** Objects of known size, as a scale. */
function Yardsticks({ from }: { from: number }) {
  return (
    <>
      <g className="scene-measure">
        <path d={`M${from} ${GROUND}V66M${from - 3} ${GROUND}h6M${from - 3} 66h6`} />
        <text transform={`translate(${from - 5} 151) rotate(-90)`}>1,70 m</text>
      </g>
      <image href={person} x={from + 2} y={GROUND - 174} width="60" height="175" />
      <image href={door} x={from + 67} y={GROUND - 212} width="107" height="213" />
      <g className="scene-measure">
        <path d={`M${from + 182} ${GROUND}V32M${from + 179} ${GROUND}h6M${from + 179} 32h6`} />
        <text transform={`translate(${from + 194} 134) rotate(-90)`}>2,04 m</text>
      </g>
    </>
  );
}

interface BoardWallProps {
  boards: readonly Board[];
  /** Index of the current board. */
  shown: number;
  /** The support allows pavement signs. */
  onPavement: boolean;
}

/** The bar's wall with every board, at one scale. */
export function BoardWall({ boards, shown, onPavement }: BoardWallProps) {
  const { hung, end } = hang(boards, shown);
  const wall = Math.max(end, COUNTER + MARGIN);
  const standing = boards.filter(({ optionStopTrottoir }) => optionStopTrottoir);
  const pavement = wall + 236;
  const width = pavement + standing.length * 68;
  const size = {
    '--wide': width,
    '--high': BOTTOM - TOP,
    '--least': `${leastScale(boards.length)}px`,
  } as CSSProperties;
  const caption = (
    <>
      <span>Le mur du bar avec vos boards. Celui que vous réglez est entouré.</span>
      {onPavement && (
        <span>
          {counted(standing.length, 'stop-trottoir', 'stop-trottoirs')} sur {MAX_PAVEMENT}
        </span>
      )}
    </>
  );
  const view = useRef<HTMLElement>(null);
  const scrolls = useScrollsAcross(view);
  return (
    <Scene caption={caption}>
      <section
        className="board-scene"
        ref={view}
        aria-label="Le mur du bar"
        tabIndex={scrolls ? 0 : undefined}
      >
        <div
          className="board-scene-wall"
          style={size}
          role="img"
          aria-label="Vos boards au mur, à l’échelle, à côté d’une personne de 1,70 m et d’une porte de 2,04 m"
        >
          <svg viewBox={`0 ${TOP} ${width} ${BOTTOM - TOP}`} aria-hidden>
            <rect className="scene-floor" x={-width} y={GROUND} width={3 * width} height="40" />
            <image href={counter} x="13" y={GROUND - 112} width="370" height="113" />
            <Yardsticks from={wall + 8} />
            <path className="scene-ground" d={`M${-width} ${GROUND}H${2 * width}`} />
          </svg>
          {hung.map((one) => (
            <HungBoard key={one.board.entree} hung={one} shown={one.rank === shown} />
          ))}
          {standing.map((board, index) => (
            <Pavement key={board.entree} board={board} x={pavement + index * 68 + 14} />
          ))}
        </div>
      </section>
    </Scene>
  );
}
