import type { Figures } from '@ardoise/domain/contract/figures.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatMonth } from '../../components/format-date.ts';
import { formatShortDay } from '../../components/format-short-day.ts';
import { ticksOf } from './scale.ts';

const HEIGHT = 216;
const [TOP, FLOOR, LEFT] = [14, 190, 30];
/** Width that the words of a step take at 13 px. */
const WORD_ROOM = 78;
/** Below it a pair of columns has no room for its numbers. */
const NUMBER_ROOM = 34;

type Series = Figures['commandes']['suite'];

/** '31 août', 'août' */
export function stepWords(debut: string, pas: 'semaine' | 'mois'): string {
  return pas === 'semaine' ? formatShortDay(debut) : formatMonth(debut).replace(/\s\d{4}$/, '');
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(606);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // Laid out at its width, not scaled: its text stays 13 px.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

interface StepProps {
  x: number;
  width: number;
  step: Series[number];
  words: string;
  y: (n: number) => number;
}

function Step({ x, width, step: { faites, terminees }, words, y }: StepProps) {
  const column = Math.max(3, width * 0.36);
  const middle = x + width / 2;
  const numbered = width >= NUMBER_ROOM;
  return (
    <>
      <rect
        className="figures-made"
        x={middle - column - 2}
        y={y(faites)}
        width={column}
        height={FLOOR - y(faites)}
      />
      <rect
        className="figures-ended"
        x={middle + 2}
        y={y(terminees)}
        width={column}
        height={FLOOR - y(terminees)}
      />
      {numbered && (
        <>
          <text className="figures-value" x={middle - column / 2 - 2} y={y(faites) - 4} textAnchor="middle">
            {faites}
          </text>
          <text
            className="figures-value"
            x={middle + column / 2 + 2}
            y={y(terminees) - 4}
            textAnchor="middle"
          >
            {terminees}
          </text>
        </>
      )}
      {words !== '' && (
        <text x={middle} y={FLOOR + 19} textAnchor="middle">
          {words}
        </text>
      )}
    </>
  );
}

interface ColumnsProps {
  suite: Series;
  pas: 'semaine' | 'mois';
  /** What it shows, for screen readers. */
  label: string;
}

/** Orders made and ended in each week or month, from zero. */
export function Columns({ suite, pas, label }: ColumnsProps) {
  const { box, width } = useWidth();
  const ticks = ticksOf(Math.max(...suite.flatMap(({ faites, terminees }) => [faites, terminees])));
  const most = ticks.at(-1) ?? 1;
  const y = (n: number) => FLOOR - ((FLOOR - TOP) * n) / most;
  const each = (width - LEFT) / Math.max(1, suite.length);
  const every = Math.ceil(WORD_ROOM / each);
  return (
    <div ref={box}>
      <svg
        className="figures-columns"
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern id="figures-stripes" width="5" height="8" patternUnits="userSpaceOnUse">
            <rect width="5" height="8" />
            <path d="M1.5 0V8" />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick} className="figures-grid">
            <path d={`M${LEFT} ${y(tick)}H${width}`} />
            <text x={LEFT - 8} y={y(tick) + 4.5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {suite.map((step, index) => (
          <Step
            key={step.debut}
            x={LEFT + index * each}
            width={each}
            step={step}
            words={index % every === 0 ? stepWords(step.debut, pas) : ''}
            y={y}
          />
        ))}
      </svg>
    </div>
  );
}
