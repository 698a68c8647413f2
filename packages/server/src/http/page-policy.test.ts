import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (page: string, name: string) =>
  pagePolicy(page)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

it('allows each inline script of the page by its hash, once, and what it loads', () => {
  const page = '<script>one()</script><p>x</p><script>\n two("<b>$&")\n</script><script>one()</script>';
  expect(directive(page, 'script-src')).toBe(
    `script-src ${hashOf('one()')} ${hashOf('\n two("<b>$&")\n')} 'strict-dynamic'`,
  );
});

it('allows what the page preloads by the hash that it states, and nothing else that it names', () => {
  const preload = '<link rel="modulepreload" crossorigin integrity="sha256-AbC+/9=" href="/assets/a.js">';
  const others =
    '<script src="/assets/b.js"></script><link rel="preload" integrity="sha256-no" href="/c.css">';
  expect(directive(preload + others, 'script-src')).toBe("script-src 'sha256-AbC+/9=' 'strict-dynamic'");
});

it('allows inline styles by their hash, and style sheets of this server', () => {
  expect(directive('<style>a{}</style>', 'style-src')).toBe(`style-src 'self' ${hashOf('a{}')}`);
  expect(directive('<p>x</p>', 'style-src')).toBe("style-src 'self'");
});

it('allows nothing by a word that stands for everything', () => {
  const policy = pagePolicy('<script>one()</script><style>a{}</style>');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:|nonce/);
});
