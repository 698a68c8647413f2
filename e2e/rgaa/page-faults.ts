/* What axe lacks, by criterion. Each function runs in the page: no closure over this file. */

/** Faults of the open page by criterion of RGAA 4.1. */
export function pageFaults(): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const add = (number: string, what: string) => {
    faults[number] = [...(faults[number] ?? []), what];
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (selector: string) => all(selector).filter((each) => each.checkVisibility());
  const words = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));

  for (const image of all('img')) if (!image.hasAttribute('alt')) add('1.1', words(image));
  for (const drawing of all('svg, canvas')) {
    const hidden = drawing.closest('[aria-hidden=true]') !== null;
    const named = drawing.closest('[role=img]') !== null;
    if (!hidden && !named && drawing.checkVisibility()) add('1.2', words(drawing));
  }
  for (const image of all('img[alt=""]')) if (nameOf(image) || image.title) add('1.2', words(image));
  for (const drawing of shown('[role=img]')) {
    const { width, height } = drawing.getBoundingClientRect();
    if (width * height < 40_000 || drawing.closest('a, button') !== null) continue;
    const beside = drawing.closest('figure, section, article, [role=group], main');
    // A name of many words says what is drawn.
    const isDescribed =
      textOf(drawing.getAttribute('aria-describedby')) !== '' || nameOf(drawing).split(' ').length > 6;
    // The page of a proof is described by what says where its words are written.
    const isPage = drawing.matches('.viewer-page, .page-image');
    if (!isDescribed && (isPage || !beside?.querySelector('table, dl, ul, ol, p')))
      add('1.6', words(drawing));
  }
  for (const legend of all('figure figcaption')) {
    const figure = legend.closest('figure');
    if (figure !== null && !/^(figure|group)$/.test(figure.getAttribute('role') ?? 'figure'))
      add('1.9', words(figure));
  }
  for (const table of all('table:not([role=presentation])')) {
    if (table.querySelector('caption') === null && nameOf(table) === '') add('5.4', words(table));
    const heads = table.querySelectorAll('th');
    if (heads.length === 0) add('5.6', words(table));
    for (const head of heads) if (!head.hasAttribute('scope') && !head.id) add('5.7', words(head));
  }
  if (document.doctype?.name !== 'html' || document.compatMode !== 'CSS1Compat') add('8.1', 'no doctype');
  const ids = all('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((id, rank) => ids.indexOf(id) !== rank))) add('8.2', `twice #${id}`);
  if (document.documentElement.lang !== 'fr') add('8.3', `lang is ${document.documentElement.lang}`);
  for (const part of all('[lang]:not(html)')) if (part.lang === '') add('8.4', words(part));
  if (!/\S/.test(document.title)) add('8.5', 'no title');
  for (const part of all('font, center, big, marquee, blink, blockquote:empty, br + br'))
    add('8.9', words(part));
  // Where a message will be said, its place is there before it.
  const awaits = (part: HTMLElement) =>
    part.matches('[role=status], [role=alert], [aria-live]') ||
    (part.id !== '' && document.querySelector(`[aria-describedby~="${part.id}"]`) !== null) ||
    part.classList.contains('field-message');
  for (const part of shown('p, li, h1, h2, h3, h4'))
    if (!awaits(part) && !part.textContent?.trim() && part.querySelector('img, svg, input, canvas') === null)
      add('8.9', words(part));
  const ranks = shown('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName.slice(1)));
  if (ranks.filter((rank) => rank === 1).length !== 1)
    add('9.1', `h1: ${ranks.filter((rank) => rank === 1).length}`);
  ranks.forEach((rank, at) => {
    if (rank > (ranks[at - 1] ?? 0) + 1) add('9.1', `h${ranks[at - 1] ?? 0} then h${rank}`);
  });
  for (const part of ['header', 'main', 'footer'])
    if (shown(part).filter((each) => each.closest('main') === null || part === 'main').length < 1)
      add('9.2', `no ${part}`);
  if (shown('main').length !== 1) add('9.2', `main: ${shown('main').length}`);
  for (const part of all('[align], [bgcolor], [border], [cellpadding], [valign], [hspace]'))
    add('10.1', words(part));
  for (const field of shown('input:not([type=hidden]), select, textarea')) {
    const input = field as HTMLInputElement;
    const label = input.labels?.[0];
    if (label === undefined && nameOf(input) === '') add('11.1', words(input));
    if (label === undefined || input.type === 'file' || label.contains(input)) continue;
    if (label.classList.contains('visually-hidden') || !label.checkVisibility()) continue;
    const [box, its] = [input.getBoundingClientRect(), label.getBoundingClientRect()];
    const apart = Math.max(
      box.top - its.bottom,
      its.top - box.bottom,
      box.left - its.right,
      its.left - box.right,
    );
    if (box.width > 1 && apart > 48) add('11.4', `${Math.round(apart)} px: ${words(label)}`);
  }
  const groups = new Map<string, HTMLElement[]>();
  for (const choice of shown('input[type=radio]')) {
    const name = (choice as HTMLInputElement).name;
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  for (const choices of groups.values()) {
    const [first] = choices;
    const group = first?.closest('fieldset, [role=radiogroup], [role=group]');
    if (choices.length < 2 || first === undefined) continue;
    if (group === null || group === undefined) add('11.5', words(first));
    else if (!(group.querySelector('legend')?.textContent || nameOf(group))) add('11.6', words(group));
  }
  for (const stop of all('[tabindex]')) if (stop.tabIndex > 0) add('12.8', words(stop));
  const first = document.querySelector('a[href], button, input, select, textarea');
  const isVisitors =
    document.querySelector('.shell-skip') === null && document.querySelector('header nav') === null;
  if (!isVisitors && !/contenu/.test(first?.textContent ?? '')) add('12.7', words(first ?? document.body));
  for (const part of all('meta[http-equiv=refresh]')) add('13.1', words(part));
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    const target = (animation.effect as KeyframeEffect | null)?.target;
    if (
      timing?.iterations !== Number.POSITIVE_INFINITY ||
      target?.closest('[aria-busy], .skeleton, [role=progressbar]')
    )
      continue;
    add('13.8', target ? words(target) : 'an animation');
    if (Number(timing.duration) < 334) add('13.7', target ? words(target) : 'an animation');
  }
  return faults;
}

/** Text that is cut off by its box: at 200 %, and with the spacing of WCAG 1.4.12. */
export function cutText(): string[] {
  const cut: string[] = [];
  for (const box of document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')) {
    const style = getComputedStyle(box);
    if (!box.checkVisibility()) continue;
    if (box.matches('.visually-hidden, svg, svg *, img, canvas') || box.closest('.visually-hidden') !== null)
      continue;
    if (!box.textContent?.trim() || box.clientWidth < 2) continue;
    // A drawing is read by its alternative.
    if (box.querySelector('svg') !== null && !box.querySelector('p, span, b, a, button, label')) continue;
    const cuts = (overflow: string) => /hidden|clip/.test(overflow);
    const wide = cuts(style.overflowX) ? box.scrollWidth - box.clientWidth : 0;
    const tall = cuts(style.overflowY) ? box.scrollHeight - box.clientHeight : 0;
    if (wide > 2 || tall > 2)
      cut.push(`${wide} x ${tall} px: ${box.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`);
  }
  return cut;
}
