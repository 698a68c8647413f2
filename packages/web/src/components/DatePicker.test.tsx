import { parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateCalendar } from './DateCalendar.tsx';
import { DateInput } from './DateInput.tsx';
import { DatePicker } from './DatePicker.tsx';

const nothing = () => undefined;
const field = { id: 'du', label: 'Du', value: '2026-11-05', min: '2026-11-03', onChange: nothing };

/** Text between the tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('a day and its calendar, in any browser language', () => {
  it('are formatted jj/mm/aaaa', () => {
    expect(textOf(renderToStaticMarkup(<DatePicker {...field} />))).toMatch(/^Du05\/11\/2026/);
    expect(textOf(renderToStaticMarkup(<DatePicker {...field} value="" />))).toMatch(/^Dujj\/mm\/aaaa/);
  });

  it('are empty for an invalid day', () => {
    const html = renderToStaticMarkup(<DatePicker {...field} value="2026-02-31" />);
    expect(textOf(html)).toMatch(/^Dujj\/mm\/aaaa/);
  });

  it('are named by the label, with the error on each part', () => {
    const html = renderToStaticMarkup(<DatePicker {...field} isBad describedBy="du-message" />);
    const label = /<label[^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(
      new RegExp(`role="group"[^>]* aria-labelledby="${label}"|aria-labelledby="${label}"[^>]* role="group"`),
    );
    expect(html.match(/role="spinbutton"/g)).toHaveLength(3);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(html).toContain('du-message');
  });

  const inFrench = (drawn: ReactElement) =>
    renderToStaticMarkup(<I18nProvider locale="fr-FR">{drawn}</I18nProvider>);

  it('start the week on Monday, and disable excluded days', () => {
    const html = inFrench(
      <DateCalendar
        value={parseDate('2026-11-05')}
        minValue={parseDate('2026-11-03')}
        onClear={nothing}
        aria-label="Calendrier"
      />,
    );
    expect([...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, name]) => name)).toEqual([
      'lun.',
      'mar.',
      'mer.',
      'jeu.',
      'ven.',
      'sam.',
      'dim.',
    ]);
    const off = [...html.matchAll(/date-calendar-off[^>]*>(\d+)/g)].map(([, day]) => Number(day));
    expect(off).toEqual([26, 27, 28, 29, 30, 31, 1, 2, 1, 2, 3, 4, 5, 6]);
    expect(html).toContain('jeudi 5 novembre 2026 sélectionné');
    expect(html).toContain('aria-label="Suivant"');
  });
});

it('the native input is rendered until the library is loaded', () => {
  const html = renderToStaticMarkup(<DateInput {...field} describedBy="du-message" />);
  expect(html).toContain('<label for="du">Du</label>');
  expect(html).toMatch(/<input id="du"[^>]* type="date" min="2026-11-03"[^>]* value="2026-11-05"/);
});
