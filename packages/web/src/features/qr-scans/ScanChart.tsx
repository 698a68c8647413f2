import { formatNumber } from '../../components/format-number.ts';
import { axisOf, chartSentence, dayWords } from './scan-words.ts';
import type { Scans } from './use-scans.ts';

/** Bars of a day each: an image with a text alternative; the table below contains every value. */
export function ScanChart({ scans }: { scans: Pick<Scans, 'parJour' | 'total'> }) {
  const { parJour } = scans;
  const most = Math.max(0, ...parJour.map((day) => day.scans));
  const axis = axisOf(most);
  const best = parJour.findIndex((day) => day.scans === most);
  return (
    <figure className="qr-scans-figure">
      <div className="qr-scans-axis" aria-hidden="true">
        {axis.map((figure) => (
          <span key={figure}>{formatNumber(figure)}</span>
        ))}
      </div>
      <div
        className="qr-scans-bars"
        role="img"
        aria-label={chartSentence(scans)}
        data-dense={parJour.length > 90 || undefined}
      >
        {parJour.map(({ jour, scans: count }, index) => (
          <i
            key={jour}
            style={{ height: `${(100 * count) / axis[0]}%` }}
            data-best={(index === best && count > 0) || undefined}
          />
        ))}
      </div>
      <figcaption className="qr-scans-days">
        {[0, Math.floor((parJour.length - 1) / 2), parJour.length - 1].map((index) => (
          <span key={index}>{dayWords(parJour[index]?.jour ?? '')}</span>
        ))}
      </figcaption>
      <p>{chartSentence(scans)}</p>
      <details className="qr-scans-values">
        <summary>Les chiffres, jour par jour</summary>
        <table>
          <caption className="visually-hidden">Scans de chaque jour, le plus récent d’abord</caption>
          <thead>
            <tr>
              <th scope="col">Jour</th>
              <th scope="col">Scans</th>
            </tr>
          </thead>
          <tbody>
            {parJour.toReversed().map(({ jour, scans: count }) => (
              <tr key={jour}>
                <th scope="row">{dayWords(jour)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Fourteen days of one outlet. */
export function ScanSpark({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <span className="qr-scans-spark" role="img" aria-label={`${formatNumber(total)} en 14 jours`}>
      {days.map((count, index) => (
        <i key={dayKey(index)} style={{ height: `${Math.max(4, (100 * count) / most)}%` }} />
      ))}
    </span>
  );
}

const dayKey = (index: number) => `day ${index}`;
