/* What style sheets must not do, by criterion of RGAA 4.1. Each function runs in the page: no closure over this file. */

/** Words whose colour is given where no ground is: of the page, of its fields and of its buttons. */
export function groundlessWords(): string[] {
  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
  const hasGround = (element: Element | null): boolean => {
    if (element === null) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return !isClear(backgroundColor) || backgroundImage !== 'none' || hasGround(element.parentElement);
  };
  const told = [...document.querySelectorAll('main, header, footer, input, select, textarea, button')];
  return told
    .filter((element) => element.checkVisibility() && !hasGround(element))
    .map((element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 100));
}

/** Rules that show something under the pointer, and to no keyboard. */
export function shownToPointers(): string[] {
  const shows = (style: CSSStyleDeclaration) =>
    (style.display !== '' && style.display !== 'none') ||
    style.visibility === 'visible' ||
    (style.opacity !== '' && Number(style.opacity) > 0) ||
    style.clipPath === 'none' ||
    !['', 'none', 'normal'].includes(style.content);
  const rules: CSSStyleRule[] = [];
  const collect = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push(rule);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const selectors = new Set(rules.flatMap(({ selectorText }) => selectorText.split(/,\s*/)));
  return rules
    .filter(({ selectorText, style }) => selectorText.includes(':hover') && shows(style))
    .flatMap(({ selectorText }) => selectorText.split(/,\s*/))
    .filter((selector) => selector.includes(':hover'))
    .filter((selector) =>
      [':focus-visible', ':focus-within', ':focus'].every(
        (focus) => !selectors.has(selector.replace(':hover', focus)),
      ),
    );
}
