import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Fact, Mail } from './mail.ts';

/** The colours of the screens (tokens.css); mail readers do not support variables. */
const INK = '#1f262a';
const INK_2 = '#4f5659';
const INK_3 = '#636866';
const PAPER = '#f5f1e8';
const SHEET = '#fffdf8';
const SUNKEN = '#ece6d9';
const PRINT = '#efe8da';
const HAIR = '#ded6c5';
const EDGE = '#8a8272';
const SLATE = '#272f34';
const CHALK = '#f4efe4';
const RED = '#a82a1e';

/** Dark mode, for mail readers that support it; the others show the light colours. */
const IN_THE_DARK = `@media (prefers-color-scheme: dark) {
.paper{background:#171b1e !important}
.head{background:#0e1214 !important}
.sheet{background:#1f2529 !important;border-color:#343c42 !important;color:#f2ede2 !important}
.ink{color:#f2ede2 !important}
.ink-2{color:#c0c5c4 !important}
.ink-3{color:#9ba4a8 !important}
.hair{border-color:#343c42 !important}
.edge{border-color:#7d888e !important}
.sunken{background:#12161a !important}
.red{background:#c2402e !important}
}`;

const BODY = "font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;";
const DISPLAY = "font-family:Rockwell,Clarendon,Georgia,'Times New Roman',serif;";

/** A comment and attached files. */
export interface Said {
  whose: string;
  text: string;
  joined: string;
}

/** A file of a calendar that comes with the mail. */
export interface Joined {
  filename: string;
  words: string;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function paragraph(text: string, style: string, tone = ''): string {
  return `<p${tone === '' ? '' : ` class="${tone}"`} style="margin:0 0 14px;${style}">${escapeHtml(text)}</p>`;
}

function actionButton({ action }: Mail, publicUrl: string): string {
  if (action === undefined) return '';
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;"><tr><td class="red" align="center" style="border-radius:6px;background:${RED};">` +
    `<a href="${escapeHtml(publicUrl + action.path)}" style="display:block;padding:14px 22px;${BODY}font-size:17px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(action.label)}</a>` +
    '</td></tr></table>'
  );
}

/** The address of the button, for mail readers in which it does not open. */
function actionAddress({ action }: Mail, publicUrl: string): string {
  if (action === undefined) return '';
  const url = escapeHtml(publicUrl + action.path);
  return (
    `<p class="ink-3" style="margin:0 0 14px;font-size:13px;color:${INK_3};">Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:<br>` +
    `<a class="ink-2" href="${url}" style="color:${INK_2};word-break:break-all;">${url}</a></p>`
  );
}

/** The page as a picture, uncropped; a link to the button's target. */
function plate({ picture, action }: Mail, address: string | null, publicUrl: string): string {
  if (picture === undefined || address === null) return '';
  const image = `<img src="${address}" alt="${escapeHtml(picture.alt)}" width="340" style="display:block;width:100%;max-width:340px;height:auto;border:0;">`;
  const led =
    action === undefined
      ? image
      : `<a href="${escapeHtml(publicUrl + action.path)}" style="display:block;max-width:340px;">${image}</a>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;"><tr><td class="sunken" align="center" style="padding:24px;background:${PRINT};">${led}</td></tr></table>`;
}

function factLabel({ label, path }: Fact, publicUrl: string): string {
  if (path === undefined) return escapeHtml(label);
  return `<a class="ink" href="${escapeHtml(publicUrl + path)}" style="color:${INK};">${escapeHtml(label)}</a>`;
}

function factsTable({ facts = [] }: Mail, publicUrl: string): string {
  if (facts.length === 0) return '';
  const cell = `padding:8px 0;border-bottom:1px solid ${HAIR};vertical-align:top;`;
  const rows = facts.map(
    (fact) =>
      `<tr><td class="hair ink-2" style="${cell}color:${INK_2};width:34%;padding-right:12px;">${factLabel(fact, publicUrl)}</td>` +
      `<td class="hair" style="${cell}font-weight:600;">${escapeHtml(fact.value)}</td></tr>`,
  );
  return `<table class="ink" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:6px 0 20px;${BODY}font-size:15px;line-height:1.4;color:${INK};">${rows.join('')}</table>`;
}

function quotation(said: Said | undefined): string {
  if (said === undefined) return '';
  const text = escapeHtml(said.text).replace(/\r\n?|\n/g, '<br>');
  const line = (style: string, content: string, tone = 'ink-2') =>
    content === '' ? '' : `<p class="${tone}" style="margin:0;${style}">${content}</p>`;
  return (
    `<div class="sunken" style="margin:0 0 20px;padding:14px 16px;background:${SUNKEN};border-radius:6px;overflow-wrap:anywhere;">` +
    line(`padding-bottom:6px;font-size:14px;color:${INK_2};`, escapeHtml(said.whose)) +
    line('', text, 'ink') +
    line(`${text === '' ? '' : 'padding-top:8px;'}font-size:14px;color:${INK_2};`, escapeHtml(said.joined)) +
    '</div>'
  );
}

function joinedFile(joined: Joined | undefined): string {
  if (joined === undefined) return '';
  return (
    `<div class="hair" style="margin:0 0 20px;padding:10px 14px;border:1px solid ${HAIR};border-radius:6px;line-height:1.35;overflow-wrap:anywhere;">` +
    `<b>${escapeHtml(joined.filename)}</b><br><span class="ink-2" style="font-size:14px;color:${INK_2};">${escapeHtml(joined.words)}</span></div>`
  );
}

function contactCard({ contact }: Mail): string {
  if (contact === undefined) return '';
  const { name, telephone } = contact;
  const role = contact.company ? `Votre délégué commercial, ${contact.company}` : 'Votre délégué commercial';
  const call =
    telephone === ''
      ? ''
      : `<td class="hair" align="right" style="padding:16px 0;border-top:1px solid ${HAIR};"><a class="ink edge" href="tel:${escapeHtml(telephone.replace(/[^\d+]/g, ''))}" style="display:inline-block;padding:10px 16px;border:1px solid ${EDGE};border-radius:6px;font-weight:600;color:${INK};text-decoration:none;white-space:nowrap;">${escapeHtml(telephone)}</a></td>`;
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 4px;"><tr>' +
    `<td class="hair" style="padding:16px 12px 16px 0;border-top:1px solid ${HAIR};line-height:1.35;"><b>${escapeHtml(name)}</b><br><span class="ink-2" style="font-size:14px;color:${INK_2};">${escapeHtml(role)}</span></td>` +
    `${call}</tr></table>`
  );
}

/** Layout around the mail's own words. */
interface Parts {
  said: Said | undefined;
  joined: Joined | undefined;
  foot: string;
  /** Address of the picture; null without one. */
  picture: string | null;
}

function content(mail: Mail, { said, joined, picture }: Parts, publicUrl: string): string {
  const small = (note: string) => paragraph(note, `font-size:14px;color:${INK_2};`, 'ink-2');
  return [
    `<h1 class="ink" style="margin:0 0 18px;${DISPLAY}font-size:26px;line-height:1.2;font-weight:600;color:${INK};">${escapeHtml(mail.title)}</h1>`,
    actionButton(mail, publicUrl),
    plate(mail, picture, publicUrl),
    joinedFile(joined),
    ...[mail.greeting ?? '', ...mail.paragraphs].map((text) => (text === '' ? '' : paragraph(text, ''))),
    factsTable(mail, publicUrl),
    quotation(said),
    contactCard(mail),
    ...(mail.notes ?? []).map(small),
    actionAddress(mail, publicUrl),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The page of a mail: its sentence, its button, its picture, then the rest. */
export function toHtml(mail: Mail, parts: Parts, publicUrl: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${IN_THE_DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(mail.paragraphs[0] ?? mail.title)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td class="head" style="padding:16px 28px;background:${SLATE};border-radius:8px 8px 0 0;${DISPLAY}font-size:20px;color:${CHALK};">Ardoise</td></tr>
<tr><td class="sheet" style="padding:28px 28px 16px;background:${SHEET};border:1px solid ${HAIR};border-top:0;border-radius:0 0 8px 8px;${BODY}font-size:16px;line-height:1.55;color:${INK};">
${content(mail, parts, publicUrl)}
</td></tr>
<tr><td class="ink-3" style="padding:16px 28px;${BODY}font-size:13px;line-height:1.5;color:${INK_3};">${escapeHtml(`Message envoyé automatiquement par ${parts.foot}`)} <a class="ink-3" href="${escapeHtml(publicUrl + PAGES.accessibility)}" style="color:${INK_3};">Accessibilité</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
