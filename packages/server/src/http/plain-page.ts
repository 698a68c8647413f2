import { createHash } from 'node:crypto';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';

/** A self-contained page: no script, no external resource. */
export interface PlainPage {
  html: string;
  contentSecurityPolicy: string;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:1fr auto;place-items:center;gap:20px;padding:24px;box-sizing:border-box;
background:light-dark(#f5f1e8,#171b1e);color:light-dark(#1f262a,#f2ede2);
font:17px/1.55 "Segoe UI","Helvetica Neue",Arial,sans-serif;text-align:center}
main{max-width:26rem;padding:40px 28px 32px;background:light-dark(#fffdf8,#1f2529);
border:1px solid light-dark(#ded6c5,#343c42);border-top:4px solid light-dark(#272f34,#5b676e);border-radius:8px}
h1{margin:0 0 14px;font:560 30px/1.18 Rockwell,Clarendon,Georgia,serif;overflow-wrap:anywhere;text-wrap:balance}
p{margin:0;text-wrap:pretty}
p+p{margin-top:22px;padding-top:18px;border-top:1px solid light-dark(#ded6c5,#343c42);
font-size:14px;color:light-dark(#4f5659,#c0c5c4)}
main.banner{padding:0;max-width:750px;overflow:hidden}
main.banner img{display:block;max-width:100%;height:auto}
main.banner p{margin:0;padding:14px 20px;border:0;font-size:17px}
a{color:inherit}
footer{font-size:14px;color:light-dark(#4f5659,#c0c5c4)}
footer a{display:inline-block;padding:12px 16px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An HTML document around a body; `head` precedes its title. `extra` extends its Content Security Policy. */
export function plainDocument(title: string, body: string, { head = '', extra = '' } = {}): PlainPage {
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
<footer><a href="${PAGES.accessibility}">Accessibilité</a></footer>
</body>
</html>
`;
  return { html, contentSecurityPolicy: POLICY + extra };
}

/** A page with a title, a sentence, and an action below. */
export function plainPage(title: string, sentence: string, foot: string): PlainPage {
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p>${escapeHtml(foot)}</p>
</main>`;
  return plainDocument(title, body);
}
