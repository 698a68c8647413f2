import type { RaisedLines } from '@ardoise/domain/new-prices/raise-lines.ts';
import type { Raise } from '@ardoise/domain/new-prices/raise-price.ts';
import { counted, NBSP } from '../../../components/format-number.ts';

const decimal = (hundredths: number, digits: number) =>
  (Math.abs(hundredths) / 100).toFixed(digits).replace('.', ',');

/** '3 %', '2,5 %', '0,20 €' */
function amountInWords({ by, unit }: Raise): string {
  const digits = unit === '€' ? 2 : by % 100 === 0 ? 0 : by % 10 === 0 ? 1 : 2;
  return `${decimal(by, digits)}${NBSP}${unit}`;
}

/** '+ 3 %', '− 0,20 €': the button of a section. */
export const signedRaise = (raise: Raise): string =>
  `${raise.by < 0 ? '−' : '+'}${NBSP}${amountInWords(raise)}`;

/** '2 prix écrits à la main, gardés. 1 prix sans montant, inchangé.' */
function leftInWords({ written, noAmount, tooLow, tooLong }: RaisedLines): string[] {
  const left = (count: number, what: [one: string, many: string], end: [one: string, many: string]) => {
    const one = count === 1 ? 0 : 1;
    return count === 0 ? [] : [`${counted(count, what[0], what[1])}, ${end[one]}.`];
  };
  return [
    ...left(written, ['prix écrit à la main', 'prix écrits à la main'], ['gardé', 'gardés']),
    ...left(noAmount, ['prix sans montant', 'prix sans montant'], ['inchangé', 'inchangés']),
    ...left(tooLow, ['prix trop bas', 'prix trop bas'], ['inchangé', 'inchangés']),
    ...left(tooLong, ['prix trop long', 'prix trop longs'], ['inchangé', 'inchangés']),
  ];
}

/** '9 prix de « Plats » augmentés de 3 %, arrondis à 0,10.', and what was left. */
export function raisedInWords(raised: RaisedLines, raise: Raise, section: string | null): string {
  const count = raised.prices.size;
  const many = count > 1 ? 's' : '';
  const of = section === null ? '' : ` de «${NBSP}${section}${NBSP}»`;
  const verb = raise.by < 0 ? 'baissé' : 'augmenté';
  const said = `${counted(count, 'prix', 'prix')}${of} ${verb}${many} de ${amountInWords(raise)}, arrondi${many} à ${decimal(raise.step, 2)}.`;
  return [count === 0 ? 'Aucun prix à changer.' : said, ...leftInWords(raised)].join(' ');
}
