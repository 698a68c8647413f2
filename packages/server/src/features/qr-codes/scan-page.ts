import { createHash } from 'node:crypto';

/** A page that stands alone: no script, nothing loaded from anywhere. */
export interface ScanPage {
  html: string;
  contentSecurityPolicy: string;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
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
a{color:inherit}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function document(title: string, body: string, head = ''): string {
  return `<!doctype html>
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
</body>
</html>
`;
}

function page(title: string, sentence: string, foot: string): ScanPage {
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p>${escapeHtml(foot)}</p>
</main>`;
  return { html: document(title, body), contentSecurityPolicy: POLICY };
}

/** What a guest sees while no target is set: the café's name, and nobody's. */
export function outletPage(outlet: string): ScanPage {
  return page(
    outlet.trim() === '' ? 'Bienvenue' : outlet.trim(),
    'La carte de cet établissement arrive bientôt ici.',
    'En attendant, demandez-la à l’équipe\u00a0: elle vous la présentera avec plaisir.',
  );
}

/** A code that was never given, or whose order was deleted. */
export function unknownCodePage(): ScanPage {
  return page(
    'Ce code ne mène nulle part',
    'Ce QR code n’est pas ou plus en service.',
    'Demandez la carte à l’équipe.',
  );
}

/**
 * The banner for its time, then the target by itself; whoever does not wait follows the link. `seconds` is above 0.
 */
export function bannerPage(outlet: string, banner: string, seconds: number, target: string): ScanPage {
  const name = outlet.trim() === '' ? 'Bienvenue' : outlet.trim();
  const html = document(
    name,
    `<main class="banner">
<img src="${escapeHtml(banner)}" alt="${escapeHtml(name)}">
<p><a href="${escapeHtml(target)}">Continuer</a></p>
</main>`,
    `<meta http-equiv="refresh" content="${seconds}; url=${escapeHtml(target)}">\n`,
  );
  return { html, contentSecurityPolicy: `${POLICY}; img-src 'self'` };
}

/** An address of the web as a header can carry it; null for anything else: only there is ever redirected to (3-decisions.md section 7). */
export function webAddress(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : null;
}
