/* Accessibility checks that axe lacks, on the open screen. Each function runs in the page: no closure over this file. */

/** Links, buttons and fields with a touch target below 44 px of height, 24 within a sentence or on a page's place; measured by hit testing. */
export function lowTargets(): string[] {
  const reaches = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  };
  const open = document.querySelector('dialog[open]') ?? document;
  // Of the same control in each row of a list, three are enough.
  const measured = new Map<string, number>();
  const isKnown = (target: Element) => {
    const kind = `${target.parentElement?.className} ${target.tagName} ${target.className}`;
    const times = (measured.get(kind) ?? 0) + 1;
    measured.set(kind, times);
    return times > 3;
  };
  const low: string[] = [];
  for (const target of open.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (
      !target.checkVisibility({ visibilityProperty: true }) ||
      target.closest('[inert]') !== null ||
      // The last one is shown by the focus.
      target.matches('.visually-hidden, [type=file], .shell-skip, .picker-skip')
    )
      continue;
    if (isKnown(target)) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
    // A post-it may cover the middle of a page.
    const places = [0.5, 0.25, 0.75].map((part) => ({ x: x + width * part, y: y + height * part }));
    const middle = places.find((place) => reaches(target, place.x, place.y)) ?? { x, y };
    let reach = 1;
    for (const way of [-1, 1])
      for (let step = 1; reach < 44 && reaches(target, middle.x, middle.y + way * step); step += 1)
        reach += 1;
    const isInSentence = getComputedStyle(target).display === 'inline' && !target.matches('[href^="tel:"]');
    // Numbers stand where the page differs: two may be nearer to each other than a finger.
    const isMark = target.matches('[data-mark]');
    if (reach < (isInSentence || isMark ? 24 : 44))
      low.push(`${reach} px: ${target.outerHTML.slice(0, 100)} ${target.textContent?.trim().slice(0, 30)}`);
  }
  window.scrollTo(0, 0);
  return low;
}

/** Each tab stop, forwards then backwards: reports one that is covered, or a focus ring without contrast. */
export function lostFocus(): string[] {
  const open = document.querySelector('dialog[open]') ?? document;
  const stops = [
    ...open.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (stop) =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      stop.closest('[inert]') === null &&
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled, .visually-hidden, .shell-skip, .picker-skip'),
  );
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const surfaceOf = (box: Element | null): string => {
    if (box === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(box);
    return channels(backgroundColor)[3] === 0 ? surfaceOf(box.parentElement) : backgroundColor;
  };
  const ringOf = (stop: Element) => {
    const ring = [undefined, '::after']
      .map((part) => getComputedStyle(stop, part))
      .find(({ outlineStyle }) => outlineStyle !== 'none');
    if (ring === undefined) return 'no ring';
    const surface = surfaceOf(ring.outlineOffset.startsWith('-') ? stop : stop.parentElement);
    const [low = 0, high = 0] = [ring.outlineColor, surface].map(luminance).sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    return surface.startsWith('rgb') && contrast < 3 ? `ring at ${contrast.toFixed(2)}:1` : undefined;
  };
  const coverOf = (stop: HTMLElement) => {
    const { x, y, width, height } = stop.getBoundingClientRect();
    // Of a text area the browser scrolls only the caret into the window.
    const [top, end] = [Math.max(y, 0), Math.min(y + height, innerHeight)];
    const hit = top < end ? document.elementFromPoint(x + width / 2, (top + end) / 2) : null;
    const seen =
      hit !== null && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.control === stop);
    return seen ? undefined : `covered by ${hit?.outerHTML.slice(0, 60)}`;
  };
  const lost = [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    const wrong = [coverOf(stop), ringOf(stop)].filter((what) => what !== undefined);
    return wrong.map((what) => `${what}: ${stop.outerHTML.slice(0, 100)}`);
  });
  window.scrollTo(0, 0);
  return [...new Set(lost)];
}

/** What a message covers: what one presses or fills at a place that a message is over. */
export function coveredByMessages(): string[] {
  const messages = [...document.querySelectorAll('.toast')].map((message) => message.getBoundingClientRect());
  return [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      return messages.some(
        (box) => width > 1 && left < box.right && box.left < right && top < box.bottom && box.top < bottom,
      );
    })
    .map((control) => control.outerHTML.slice(0, 100));
}

/** Sticky or fixed bars that stay on screen while the page scrolls; messages are allowed. */
export function heldBars(): string[] {
  return [...document.querySelectorAll('body *:not(dialog, .toast-list)')]
    .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position))
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Elements wider than the viewport, and landmarks of the page inside a dialog. */
export function strayParts(): string[] {
  const { scrollWidth } = document.documentElement;
  const wide = [...document.querySelectorAll('dialog[open]')].filter(
    (box) => box.scrollWidth > box.clientWidth,
  );
  return [
    ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...wide.map((box) => `a dialog is ${box.scrollWidth} px wide`),
    ...[...document.querySelectorAll('dialog :is(header, footer, main, nav, aside)')].map(
      (part) => `a landmark in a dialog: ${part.outerHTML.slice(0, 100)}`,
    ),
  ];
}
